### What speaks for a move.

hint-laurel = Bere se žeton: { $laurel ->
        [I] { qv-laurel-I }
        [II] { qv-laurel-II }
        [IIc] { qv-laurel-IIc }
        [III] { qv-laurel-III }
        [IV] { qv-laurel-IV }
       *[V] { qv-laurel-V }
    }.
hint-caesar = Nepřinese vavřín: na té cestě leží Caesar.
hint-senate = Přivede senátora do Senátu.
hint-paid = Ve vavřínech zaplatíš { $paid } a dostaneš { $got }.
hint-consent = Tvůj souhlas ti vynese žeton I.
hint-room = Křeslo, které se uvolní, se hodí tobě.
hint-enter = { $reserve ->
        [one] Nasadí tvého posledního senátora.
       *[other] Nasadí jednoho z tvých { $reserve } zbývajících senátorů.
    }

### What speaks for a move.

hint-laurel = Er bringt ein Plättchen: { $laurel ->
        [I] { qv-laurel-I }
        [II] { qv-laurel-II }
        [IIc] { qv-laurel-IIc }
        [III] { qv-laurel-III }
        [IV] { qv-laurel-IV }
       *[V] { qv-laurel-V }
    }.
hint-caesar = Er bringt keinen Lorbeer: Auf diesem Weg liegt Cäsar.
hint-senate = Er bringt einen Senator in den Senat.
hint-paid = Lorbeeren: Du zahlst { $paid } und bekommst { $got }.
hint-consent = Deine Zustimmung bringt dir einen Einer-Lorbeer.
hint-room = Das Feld, das frei wird, kannst du selbst brauchen.
hint-enter = { $reserve ->
        [one] Er setzt den letzten Senator deiner Reserve ein.
       *[other] Er setzt einen der { $reserve } Senatoren deiner Reserve ein.
    }

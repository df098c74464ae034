### What speaks for a move.

hint-laurel = Dit levert een fiche op: { $laurel ->
        [I] { qv-laurel-I }
        [II] { qv-laurel-II }
        [IIc] { qv-laurel-IIc }
        [III] { qv-laurel-III }
        [IV] { qv-laurel-IV }
       *[V] { qv-laurel-V }
    }.
hint-caesar = Dit levert geen lauwer op: op dit pad ligt Caesar.
hint-senate = Dit brengt een senator in de Senaat.
hint-paid = Je betaalt { $paid } en krijgt { $got } aan lauweren.
hint-consent = Je toestemming levert je een fiche I op.
hint-room = De plaats die vrijkomt, kun je zelf gebruiken.
hint-enter = { $reserve ->
        [one] Hiermee zet je je laatste senator in.
       *[other] Hiermee zet je een van je laatste { $reserve } senatoren in.
    }

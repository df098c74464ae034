### What speaks for a move.

hint-laurel = Il prend une tuile : { $laurel ->
        [I] { qv-laurel-I }
        [II] { qv-laurel-II }
        [IIc] { qv-laurel-IIc }
        [III] { qv-laurel-III }
        [IV] { qv-laurel-IV }
       *[V] { qv-laurel-V }
    }.
hint-caesar = Il ne rapporte pas de laurier : César est sur ce chemin.
hint-senate = Il fait entrer un sénateur au Sénat.
hint-paid = Vous versez { $paid } et recevez { $got } en lauriers.
hint-consent = Votre accord vous rapporte une tuile I.
hint-room = Le siège qui se libère peut vous servir.
hint-enter = { $reserve ->
        [one] Il fait entrer le dernier sénateur de votre réserve.
       *[other] Il fait entrer l’un des { $reserve } sénateurs de votre réserve.
    }

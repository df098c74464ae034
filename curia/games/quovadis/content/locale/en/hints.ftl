### What speaks for a move.

hint-laurel = It takes a tile: { $laurel ->
        [I] { qv-laurel-I }
        [II] { qv-laurel-II }
        [IIc] { qv-laurel-IIc }
        [III] { qv-laurel-III }
        [IV] { qv-laurel-IV }
       *[V] { qv-laurel-V }
    }.
hint-caesar = It takes no laurel: Caesar is on this path.
hint-senate = It brings a senator into the Senate.
hint-paid = You pay { $paid } and are paid { $got } in laurels.
hint-consent = Your consent brings you an I tile.
hint-room = The seat that becomes free is one that you can use.
hint-enter = { $reserve ->
        [one] It brings in the last senator of your reserve.
       *[other] It brings in one of the { $reserve } senators of your reserve.
    }

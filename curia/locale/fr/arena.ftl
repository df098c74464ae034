### `curia arena`: bots measured against each other.

help-arena =
    curia arena GAME BOT BOT  des bots s’affrontent, sur tous les cœurs ; autant de
                              bots que vous voulez

    Un bot peut avoir son propre temps : « consul:0.1s » réfléchit un dixième de
    seconde, « consul:500 » fait 500 itérations. Deux bots jouent deux fois la même
    donne en échangeant leurs places. À une plus grande table (quovadis), l’un des
    premiers joue parmi les autres, une fois à chaque place.

    --player FILE             un programme à vous, comme « --player ./mybot »
    --games N                 au plus tant de parties par paire (400 par défaut)
    --seconds N               le temps pour chaque coup ; sinon, celui des bots
    --iterations N            le même effort pour chaque coup : de telles parties
                              peuvent se répéter
    --seats N                 le nombre de joueurs (quovadis : 3 à 5)
    --mix NAME                aux grandes tables : « alone » (par défaut), un parmi
                              d’autres tous pareils ; « together », tous les bots à
                              une même table
    --edition NAME            l’édition des règles
    --option NAME=VALUE       toute autre option du jeu
    --stop WHEN               « fair » (par défaut) : dès que l’un d’une paire est
                              sûrement le meilleur ; une part comme « 0.57 » : dès
                              qu’elle est sûrement dépassée ou manquée ;
                              « never » : jouer toutes les parties
    --seed N                  chaque fois les mêmes donnes
    --out FOLDER              y garder parties et rapport ; un dossier qui a déjà
                              des parties se poursuit
    --workers N               jouer tant de parties à la fois (par défaut : une par
                              cœur)
    --cluster ADDRESS         jouer sur une grappe Dask, comme
                              « --cluster tcp://host:8786 »
    --language NAME           parler une autre langue, si elle existe

    docs/arena.md dit comment lire les résultats.

progress-left = reste { $time }
arena-begins = { $there ->
        [0] { $games ->
            [one] { $games } partie à jouer, gardée
           *[other] { $games } parties à jouer, gardées
        } dans « { $folder } ».
       *[other] { $there ->
            [one] { $there } partie est
           *[other] { $there } parties sont
        } déjà dans « { $folder } » ; { $games ->
            [0] il ne reste rien à jouer.
            [one] encore une à jouer.
           *[other] encore { $games } à jouer.
        }
    }
arena-so-far = { $bot } { $share } ({ $low } à { $high })
arena-interrupted = Arrêté. Ce qui a été joué est gardé ; la même commande avec « { $command } » continue.
arena-ends =
    Rapport : { $page }
    Chaque partie avec son enregistrement : { $games }
    Pour en voir une : { $command }

arena-pair = { $one } contre { $other }
arena-alone = { $one } parmi { $seats } { $other }
arena-interval = { $low } à { $high }
arena-games = parties
arena-share = part
arena-95 = intervalle à 95 %
arena-fair = équitable
arena-test = test
arena-won = gagnées
arena-forfeits = forfaits
arena-skill = niveau
arena-spread = ±
arena-thinking = ms par coup
arena-why = pourquoi
arena-above = au-dessus de { $level }
arena-below = au-dessous de { $level }
arena-undecided = ouvert
arena-all-played = -
arena-game-of = partie { $number }, { $bot }
arena-lost = { $deals ->
        [one] Une donne ne compte pas : une de ses parties n’a pas pu être jouée.
       *[other] { $deals } donnes ne comptent pas : certaines de leurs parties n’ont pas pu être jouées.
    }
arena-title-early = Part de victoires (les intervalles valent à quelque moment qu’on s’arrête)
arena-title-fixed = Part de victoires (le nombre de parties était fixé d’avance)
arena-title-matrix = Part de victoires de la ligne contre la colonne
arena-title-players = Joueurs
arena-title-ends = Comment les parties ont fini
arena-title-failures = Ce qui a mal tourné
arena-page-title = Arène : { $game }
arena-page-about = { $seats } places, graine { $seed } ; options : { $options }.
arena-plot-intervals = Part de victoires avec son intervalle à 95 % ; en pointillé : la part équitable
arena-plot-course = { $contest } : la part au fil des parties, avec un intervalle qui vaut à tout moment
arena-plot-results = { $contest } : résultats des donnes

arena-two = Une arène demande deux bots ou plus, comme « curia arena caesar-cleopatra greedy random ».
arena-time = Soit --seconds, soit --iterations, pas les deux.
arena-too-many = « --games { $games } », c’est trop : une arène joue au plus { $most } parties, toutes paires confondues.
arena-workers = Une grappe a ses propres processus : --workers ne va pas avec --cluster.
arena-mix = Il n’y a pas de mélange « { $mix } ». Il y a : { $mixes }.
arena-crowd = { $bots } bots ne tiennent pas à une table de { $seats }.
arena-stop = --stop demande « fair », « never » ou une part entre 0 et 1, pas « { $stop } ».
arena-no-program = « { $file } » n’est pas un programme qu’on puisse lancer : ce fichier n’existe pas, ou n’est pas exécutable.
arena-folder = Le dossier « { $folder } » ne peut pas servir : { $why }.
arena-other = Dans « { $folder } » se trouve une arène avec d’autres bots ou d’autres réglages. Choisissez un autre dossier.
arena-no-setting = Le dossier « { $folder } » contient des parties, mais pas les réglages d’une arène.
arena-line = La ligne { $line } de « { $file } » n’est pas une partie d’arène.
arena-nowhere = Les parties ne peuvent pas être jouées : { $why }
arena-gone = La grappe a disparu. Ce qui a été joué est gardé ; la même commande avec « --out » continue.
arena-no-dask = Une grappe a besoin de Dask, qui n’est pas installé. { install-extra }
arena-cluster-address = --cluster demande un protocole, un hôte et un port, comme « tcp://host:8786 », pas « { $address } ».
arena-no-cluster = Il n’y a pas de grappe Dask à « { $address } » : { $why }
arena-bot-raised = Le bot a échoué : { $error }

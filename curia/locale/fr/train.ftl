### `curia train`: teaching the network that the bots of Caesar & Cleopatra think with.

help-train =
    curia train FOLDER        entraîner un nouveau réseau de César et Cléopâtre, ou
                              poursuivre avec celui du dossier

    --minutes N               durée totale, séances passées incluses (défaut : 60)
    --seed N                  le point de départ du hasard (1 par défaut)

    Le dossier reçoit caesar.npz (le réseau tel qu’il est livré), state.npz (pour
    reprendre), curve.csv et curve.svg.

train-begins = Un nouveau réseau dans { $folder }.
train-missing = L’entraînement a besoin de threadpoolctl, qui n’est pas installé. { install-extra }
train-on = On poursuit avec { $folder }, après { NUMBER($steps) } choix.
train-lesson = { $minutes } min : { NUMBER($steps) } choix ; gagne { $share } des parties contre ses versions passées
train-interrupted = Arrêté ; la même commande reprend à partir d’ici.
train-state = L’entraînement dans { $folder } ne peut pas être repris : son state.npz est abîmé ou vient d’une autre version.
train-folder = Le dossier { $folder } contient { $file }, mais pas de state.npz d’où reprendre : choisissez un autre dossier.
train-seed = L’entraînement dans { $folder } a commencé avec la graine { $seed } : reprenez-le sans --seed, ou choisissez un autre dossier.
train-player = Un processus qui joue s’est arrêté. Ce qui est appris est gardé ; la même commande reprend ici.
train-enough = { $minutes } minutes ont déjà été passées : --minutes compte les séances précédentes.
train-done = { NUMBER($steps) } choix. Le réseau : { $file }
train-title = Comment le réseau apprend
train-steps = choix
train-curve-former = gagné contre ses versions passées
train-curve-thumbs = gagné contre les règles de greedy
train-curve-variety = variété des choix

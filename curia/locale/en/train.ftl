### `curia train`: teaching the network that the bots of Caesar & Cleopatra think with.

help-train =
    curia train FOLDER        teach a new network of Caesar & Cleopatra, or go on
                              with the one in the folder

    --minutes N               how long in all, earlier runs counted (default 60)
    --seed N                  what chance begins with (default 1)

    The folder gets caesar.npz (the network as it ships), state.npz (to go on
    from), curve.csv and curve.svg.

train-begins = A new network in { $folder }.
train-missing = Training needs threadpoolctl, which is not installed. { install-extra }
train-on = Going on with { $folder }, after { NUMBER($steps) } choices.
train-lesson = { $minutes } min: { NUMBER($steps) } choices; wins { $share } of the games against former selves
train-interrupted = Stopped; the same command goes on from here.
train-state = The training in { $folder } can’t be gone on with: its state.npz is damaged, or of another release.
train-folder = The folder { $folder } holds { $file }, but no state.npz to go on from: take another folder.
train-seed = The training in { $folder } began with seed { $seed }: go on without --seed, or take another folder.
train-player = A process that plays has ended. What was learnt is kept; the same command goes on from here.
train-enough = { $minutes } minutes have been spent already: --minutes counts earlier runs.
train-done = { NUMBER($steps) } choices. The network: { $file }
train-title = How the network learns
train-steps = choices
train-curve-former = won against former selves
train-curve-thumbs = won against greedy’s rules of thumb
train-curve-variety = variety of choices

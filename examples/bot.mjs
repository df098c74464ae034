// A bot that joins a table by its link and plays to the end: node bot.mjs 'http://…/t/TABLE#INVITE' [SEAT]
// It needs Node 20 or newer and nothing else. It makes any legal move; put your own idea into `choose`.

const choose = (view) => view.legal[Math.floor(Math.random() * view.legal.length)];

const link = new URL(process.argv[2]);
const table = link.pathname.split("/").pop();
const headers = { "Content-Type": "application/json" };

const post = (path, body) =>
  fetch(link.origin + path, { method: "POST", headers, body: JSON.stringify(body) });

// What happens at your tables, for ever: after a lost connection, from where you were.
async function* news() {
  let last = "";
  while (true) {
    try {
      const stream = await fetch(`${link.origin}/api/stream`, { headers: { ...headers, "Last-Event-ID": last } });
      let text = "";
      for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
        text += part;
        const lines = text.split("\n");
        text = lines.pop();
        for (const line of lines) {
          if (line.startsWith("id: ")) last = line.slice(4);
          if (line.startsWith("data: ")) yield JSON.parse(line.slice(6));
        }
      }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

const { token } = await (await post("/api/keys", { kind: "bearer" })).json();
headers.Authorization = `Bearer ${token}`;
const sat = await post(`/api/tables/${table}/seats`, {
  seat: process.argv[3] ?? null,
  name: "A small bot",
  nonce: crypto.randomUUID(),
  invite: link.hash.slice(1) || null,
});
if (!sat.ok) throw new Error((await sat.json()).message);

for await (const told of news()) {
  for (const { view, decision } of told.play ?? []) {
    if (view.result) {
      console.log(view.seat, view.result.points, view.result.winners);
      process.exit(0);
    }
    if (view.to_act.includes(view.seat)) {
      await post(`/api/tables/${table}/moves`, { move: choose(view), decision, request: crypto.randomUUID() });
    }
  }
}

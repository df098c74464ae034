### What the server says: refusals that reach a client, and what `curia serve` and its kin print.

server-unknown = Kdo jsi? K tomuhle je potřeba klíč, který server zná.
server-forbidden = Tohle není pro tebe, nebo to neexistuje.
server-stale = Na tuto otázku už někdo odpověděl, nebo už tu není. Podívej se znovu a vyber.
server-which-seat = Které ze svých míst myslíš? Máš: { $seats }.
server-seat = { $seat ->
    [cleopatra] { cc-seat-cleopatra }
    [caesar] { cc-seat-caesar }
    [red] { qv-seat-red }
    [blue] { qv-seat-blue }
    [green] { qv-seat-green }
    [yellow] { qv-seat-yellow }
    [purple] { qv-seat-purple }
   *[other] { $seat }
}
server-seat-taken = Místo { server-seat } je obsazené.
server-seat-played = Místo { server-seat } patří tomu, kdo na něm hrál; po vzdání se nikdo nevrací.
server-no-applicant = O to místo ({ $seat }) nikdo nežádá.
server-seat-asked = O to místo ({ $seat }) už žádá někdo jiný.
server-seat-bot = Místo { server-seat } patří botovi.
server-no-seat = U tohoto stolu není volné místo.
server-seats-free = Některá místa jsou volná: nejdřív je obsaď lidmi nebo boty.
server-started = Hra už začala.
server-not-started = Hra ještě nezačala.
server-running = Hra ještě neskončila.
server-over = Hra skončila.
server-stopped = Tato hra se hrála podle starších pravidel a nemůže pokračovat. Ukončit ji může hostitel.
server-not-stopped = Tato hra pokračuje: lze ji vzdát, nebo ukončit, když je někdo pryč.
server-step = Takový krok není: počet tahů v této hře je { $steps }.
server-takeback = To nejde vzít zpět: není to tvůj nejnovější tah, někdo už odpověděl, nebo tah něco prozradil.
server-takeback-off = U tohoto stolu se nic zpět nebere.
server-hints-off = U tohoto stolu rady nejsou: napřed musí souhlasit všichni, kdo hrají.
server-hint-idle = Teď pro tebe není o čem rozhodovat.
server-hint-failed = Žádný bot teď neporadil. Zkus to znovu.
server-review-failed = Rozbor se nepodařil. Zkus to později znovu.
server-not-absent = { server-seat } není pryč ani bez času.
server-absent-end = Při třech a více hráčích hra pokračuje: zvol bota, nebo počkej.
server-muted = Hostitel ti u tohoto stolu vypnul slovo.
server-full = Server je plný. Zkus to prosím později.
server-stored = Tento server uložil tolik, kolik smí, a další stoly už neotvírá.
server-many-streams = Příliš mnoho živých spojení najednou. Nejdřív zavři některé karty nebo programy.
server-log-full = Dohody v téhle hře už zabraly příliš mnoho místa. Odteď jdou jen tahy bez dohody.
server-chat-full = U tohoto stolu už bylo řečeno dost: další řádky se neukládají.
server-many-tables = Máš otevřených příliš mnoho stolů. Nejdřív některé dohraj.
server-rate = To bylo moc najednou. Chvilku prosím počkej.
server-unread = Příliš mnoho z toho, oč bylo žádáno, ještě není přečteno. Nejdřív to přečti.
server-busy = Tento stůl mění příliš mnoho lidí najednou. Zkus to prosím znovu.
server-body = Tohle je příliš velké.
server-slow = Tohle přicházelo příliš dlouho.
server-host = Tento server na takové jméno neslyší.
server-origin = Tento požadavek přichází z jiné stránky.
server-invalid = V požadavku něco chybí nebo je špatně: { $where }.
server-request = Požadavku nejde rozumět.
server-no-route = Tady nic není.
server-no-client = Tento server je nainstalovaný bez stránky pro prohlížeče. Vytvoří ji „make client“.
server-error = Na serveru se něco pokazilo. Je to zaznamenáno.
server-webhook = Tuto adresu nejde volat: musí být veřejná, s http nebo https na obvyklém portu.
server-webhooks-off = Tento server oznámení o tahu neposílá.
server-setting = Nastavení { $setting } nemůže být „{ $value }“.

proof-none = Tento záznam žádný důkaz nenese.
proof-unreadable = Důkaz v tomto záznamu nejde přečíst.
proof-commitment = Důkaz nesedí ke svému závazku: tajemství bylo změněno.
proof-position = Hru, která začíná z připravené pozice, dokázat nejde.
proof-entry = Položka { $number } není to, co plyne z tajemství, jednorázových čísel a tahů.
proof-dealt-again = Položka { $number } bere zpět rozdání, takže se rozdávalo znovu: server si mohl karty vybrat.
proof-nonce = Jednorázové číslo „{ $nonce }“ u tohoto stolu nikdo nezadal.

backup-not-empty = Databáze není prázdná. Obnovuj do prázdné.
server-database-newer = Databázi zapsalo novější vydání Curie. Nainstaluj ho, nebo uveď v CURIA_DATA jinou složku.
server-storage = Server teď nemůže nic uložit. Nic se neztratilo; zkus to prosím za chvíli znovu.
server-data = Složku s daty „{ $folder }“ nelze použít: { $why }.
server-running-already = Složku s daty „{ $folder }“ už používá jiný server Curia. Nejdřív ho zastav, nebo uveď v CURIA_DATA jinou složku.
server-database = Databázi nelze použít: { $why }.
server-database-damaged = Databáze je poškozená: { $why }. Obnov zálohu do prázdné složky a uveď ji v CURIA_DATA.
server-database-driver = PostgreSQL potřebuje doplněk „postgres“: docs/start.md říká, jak ho nainstalovat.
backup-no-database = Na místě „{ $file }“ žádná databáze Curie není. Složku, kde leží, uvádí CURIA_DATA.
backup-newer = „{ $file }“ zapsalo novější vydání Curie. K obnovení ho nainstaluj.
backup-unreadable = „{ $file }“ není záloha, kterou by toto vydání umělo přečíst.

## curia serve, backup, restore, verify

help-serve =
    curia serve               stoly pro prohlížeče a boty, jen na tomto počítači

    --lan                     pro všechny v místní síti; ukáže kód pro telefony
    --host ADDRESS            adresa, na které server naslouchá
    --port N                  port (8611)
    --no-browser              neotevírat prohlížeč
    --language NAME           mluvit jiným jazykem, pokud je k dispozici

    Další nastavení přicházejí z prostředí: viz docs/settings.md.
help-backup =
    curia backup FILE         zapsat do souboru všechno, co server uchovává

    Server při tom smí běžet. V souboru jsou tajemství her, které ještě běží.
help-restore =
    curia restore FILE        naplnit prázdnou databázi ze zálohy
help-verify =
    curia verify FILE         ověřit, že rozdání dohrané hry nikdo nevybíral

    --nonce TEXT              ověřit, že v záznamu je tohle číslo, zadané tebou

    Vypsaný závazek musí být ten, který stůl ukazoval před hrou.
file-unwritable = Soubor „{ $file }“ nejde zapsat: { $why }.
serve-ready = Curia je na { $address }. Zastavíš ji klávesami Ctrl+C.
serve-missing = Je tu nainstalovaná jen knihovna, bez serveru. { install-extra }
backup-written = Řádků v „{ $file }“: { $rows ->
    [one] jeden
   *[other] { $rows }
}.
backup-restored = Obnovených řádků z „{ $file }“: { $rows ->
    [one] jeden
   *[other] { $rows }
}.
verify-true = „{ $file }“ je pravý: každé rozdání plyne z tajemství, které bylo slíbeno jako { $commitment }.
verify-upgraded = Položkou { $number } vzal server některé položky zpět a pokračoval podle novějších pravidel. Co z toho bylo rozdáno, rozdalo se znovu stejně.
verify-nonce = Tvoje jednorázové číslo je mezi těmi, z nichž se rozdávalo.
verify-given = Jednorázová čísla byla zadána u míst: { $seats }. U všech ostatních plynou z tajemství. Pokud na některém z nich od začátku seděl bot, zvolil jeho číslo server.
verify-given-none = Nikdo nezadal jednorázové číslo: všechna plynou z tajemství. To dokazuje, že rozdání bylo dané dřív, než si kdo sedl, ne že bylo poctivé.

-- {"turn": {"table": "btcet7mxakxb", "tokens": {"red": "Xs81BBSCGiir_hzVqe-G9g", "blue": "OnDKA68CdQPhieVqUq7_VA", "green": "9e0fHgWdr5a1WvpYHg7kPA"}}, "deal": {"table": "apgf9nnewk5y", "tokens": {"red": "Cuvp8CAl5JMCSJK_aH84aQ", "blue": "Hm4R9WPcXZjVKhYdR4UwDg", "green": "kIziY3u0oJAzt2gIt2L0Tg"}}, "caesar": {"table": "7w5sym3d45bz", "tokens": {"red": "SzDjzZkGYBwozb9qrA4Esw", "blue": "pthk5W9flukw18Ygr8mUtQ", "green": "KPAHzGfrZQvKCJopwjfsHg", "yellow": "tKTqSvJzIL5jkJ8HijQkIw"}}, "promises": {"table": "2mx2v632d7yd", "tokens": {"red": "9L_zs7xfxNIMtC95XdJM4g", "blue": "tenxuLHOS_9hnsj9Nxpy2A", "green": "Sp_kda79gzoombUuFnmXjg"}}, "over": {"table": "affcwzkmsv79", "tokens": {"red": "dQZsPLHSzUDl3h1GNqMMig", "blue": "ROUBK-WJVNOvh8ODnDl14w", "green": "auN2Li6pT312XkdJBh0T1Q"}}, "taken": {"table": "pz6hvfdcpa37", "tokens": {"red": "Ze7vItY88f5ZDsiWdOimKQ", "blue": "kfIqvmZddnyHd-8zyZOdIg", "green": "DjslQjYG6I0L_aTWfsLq7w"}}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE chat (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat VARCHAR(20), 
	name VARCHAR(40), 
	text VARCHAR(500) NOT NULL, 
	made DOUBLE NOT NULL, 
	"key" INTEGER, 
	request VARCHAR(64), words JSON, 
	PRIMARY KEY ("table", number), 
	UNIQUE ("table", "key", request), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE entries (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat VARCHAR(20) NOT NULL, 
	move TEXT NOT NULL, 
	made DOUBLE NOT NULL, 
	"key" INTEGER, 
	request VARCHAR(64), 
	PRIMARY KEY ("table", number), 
	UNIQUE ("table", "key", request), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('btcet7mxakxb',0,'chance','start red',1.79496877854045653339e+09,NULL,NULL);
INSERT INTO "entries" VALUES('btcet7mxakxb',1,'chance','tiles III V III V IV IV III V III III III IV III III II IV IV IIc III III IIc III IIc IIc IV II II II IIc V II II III IV IV III II V II IIc V III III IV',1.79496877854045653339e+09,NULL,NULL);
INSERT INTO "entries" VALUES('btcet7mxakxb',2,'red','enter c1',1.79496877854743623736e+09,1,'db1285fa67524775bd3a025259c68394');
INSERT INTO "entries" VALUES('btcet7mxakxb',3,'blue','enter a1',1.79496877855311369898e+09,2,'006762594768422e96c7e9d07683476b');
INSERT INTO "entries" VALUES('btcet7mxakxb',4,'green','enter d3',1.79496877855804419519e+09,3,'d948acbb9a874ed4b9c37859b1d1b9e1');
INSERT INTO "entries" VALUES('btcet7mxakxb',5,'red','move c1>g3',1794968778.56302,1,'c10665e16dc540f4815de648479bd918');
INSERT INTO "entries" VALUES('btcet7mxakxb',6,'blue','propose {"promises":[{"by":"blue","to":"green","kind":"no-caesar","at":"b5>i3","turns":1}]}',1.79496877856698703766e+09,2,'452809b7a7a4444ab4646d3c74740667');
INSERT INTO "entries" VALUES('btcet7mxakxb',7,'green','offer {"enter":"b5","promises":[{"by":"green","to":"blue","kind":"consent","turns":2}]}',1.79496877856981563569e+09,3,'3efe99408161427ba11ada89cbe07e40');
INSERT INTO "entries" VALUES('btcet7mxakxb',8,'red','offer {"promises":[{"by":"green","to":"red","kind":"no-consent","against":"blue","turns":1}]}',1.794968778573583126e+09,1,'c3b372c0ed864d87909e83be821e0f80');
INSERT INTO "entries" VALUES('apgf9nnewk5y',0,'chance','start blue',1.79496877860357594491e+09,NULL,NULL);
INSERT INTO "entries" VALUES('apgf9nnewk5y',1,'chance','tiles II IV IIc III III III II IV IV IIc IV IV IV IV IV V III III II III IV V III II III IIc V V III IIc V III III III II III II III II IIc IIc V II III',1.79496877860357594491e+09,NULL,NULL);
INSERT INTO "entries" VALUES('apgf9nnewk5y',2,'blue','enter a1',1.79496877860859417909e+09,5,'a9c9fdadde3e4103b976277083d0cbd7');
INSERT INTO "entries" VALUES('apgf9nnewk5y',3,'green','enter b5',1.79496877861371779442e+09,6,'b1ce6583b7e74011badefd3f75dac438');
INSERT INTO "entries" VALUES('apgf9nnewk5y',4,'red','enter d3',1.79496877861828184122e+09,4,'65dd79037a4346ed86857fc64379298e');
INSERT INTO "entries" VALUES('apgf9nnewk5y',5,'blue','propose {"promises":[{"by":"green","to":"blue","kind":"consent","turns":2},{"by":"red","to":"blue","kind":"consent","at":"d3"}]}',1794968778.62242,5,'99c037171efd42558224c61d97b85ed8');
INSERT INTO "entries" VALUES('apgf9nnewk5y',6,'green','accept 1',1.79496877862548637389e+09,6,'e2f512c9c351405398e585f95a4af26b');
INSERT INTO "entries" VALUES('7w5sym3d45bz',0,'chance','start blue',1.79496877879184484486e+09,NULL,NULL);
INSERT INTO "entries" VALUES('7w5sym3d45bz',1,'chance','tiles V IV V IV IIc IV II V IV V III III II III III V III V IIc III II IIc III IIc III III III IIc III III II II II IV II IV IV III IIc II III IV III IV',1.79496877879184484486e+09,NULL,NULL);
INSERT INTO "entries" VALUES('7w5sym3d45bz',2,'blue','enter d3',1.79496877880342149734e+09,8,'79ef7b5197ff4183a1a93d82388b635c');
INSERT INTO "entries" VALUES('7w5sym3d45bz',3,'green','enter d3',1.79496877882209467883e+09,9,'6ed2c4f18a454c0ab60d41ca9947bcbc');
INSERT INTO "entries" VALUES('7w5sym3d45bz',4,'yellow','enter b5',1.79496877882746243477e+09,10,'5f5cae21f8864826a7524903e5e0ca3b');
INSERT INTO "entries" VALUES('7w5sym3d45bz',5,'red','enter d3',1.7949687788373713493e+09,7,'ce3e31fd8f3343ffac8d7236a9a8f85d');
INSERT INTO "entries" VALUES('7w5sym3d45bz',6,'blue','propose {"move":"d3>g3","consents":{"red":1}}',1.79496877884413790697e+09,8,'db79e6ca9c3149f28c78dd067f1fef82');
INSERT INTO "entries" VALUES('7w5sym3d45bz',7,'red','accept 1',1.79496877884826374054e+09,7,'45230b8f5fb3458e830dbed2a677d092');
INSERT INTO "entries" VALUES('7w5sym3d45bz',8,'green','propose {"move":"d3>g3","consents":{"red":1}}',1.79496877885356307031e+09,9,'a93e17fe13044cce9b1ec8bea2b7f477');
INSERT INTO "entries" VALUES('7w5sym3d45bz',9,'red','accept 2',1.79496877886148238179e+09,7,'15f3e14d9a1d4eedb105c57686f433fc');
INSERT INTO "entries" VALUES('7w5sym3d45bz',10,'yellow','enter d3',1.79496877886666417124e+09,10,'e26c60f13372452e91eba44cfe74a980');
INSERT INTO "entries" VALUES('7w5sym3d45bz',11,'red','propose {"move":"d3>g3","consents":{"yellow":1}}',1.79496877887269210821e+09,7,'6ff5829ea1ad40f7b100f0c7d209e972');
INSERT INTO "entries" VALUES('7w5sym3d45bz',12,'yellow','accept 3',1.7949687788780624867e+09,10,'977cf178083642feb06c7ad8d3d1e50b');
INSERT INTO "entries" VALUES('7w5sym3d45bz',13,'blue','propose {"move":"g3>j5","consents":{"red":1}}',1.79496877888633441918e+09,8,'b5bf5e61bfe543c4ad8012b2c278c206');
INSERT INTO "entries" VALUES('7w5sym3d45bz',14,'red','accept 4',1.79496877889081978799e+09,7,'eccea7a7610447f59312a16d8c0a5e82');
INSERT INTO "entries" VALUES('7w5sym3d45bz',15,'blue','skip',1.7949687789007520676e+09,8,'7d54044eface4456a772e2b9262b6ec8');
INSERT INTO "entries" VALUES('7w5sym3d45bz',16,'green','propose {"move":"g3>j5","consents":{"red":1}}',1.79496877890519523617e+09,9,'d29345f189824944a794bb3257b60f04');
INSERT INTO "entries" VALUES('7w5sym3d45bz',17,'red','accept 5',1.79496877891058731081e+09,7,'d9ecc018eece48da982ce23bfcbd442e');
INSERT INTO "entries" VALUES('7w5sym3d45bz',18,'yellow','enter b5',1.79496877891781878465e+09,10,'d7ac8ed7ded04688953dcd16d0533c22');
INSERT INTO "entries" VALUES('7w5sym3d45bz',19,'red','enter b5',1.79496877892193770409e+09,7,'8de1d1a868f64a8589ae296370db7b6e');
INSERT INTO "entries" VALUES('7w5sym3d45bz',20,'blue','enter d3',1.79496877892983245847e+09,8,'82d58166ff0d4d1486544c562b426004');
INSERT INTO "entries" VALUES('7w5sym3d45bz',21,'green','enter d3',1.79496877893425464635e+09,9,'ddcfeb982ce44614aed4d440a119901a');
INSERT INTO "entries" VALUES('7w5sym3d45bz',22,'yellow','propose {"move":"d3>g3","consents":{"blue":1}}',1.79496877893826031679e+09,10,'78d537f2f01e4f57a58f714a788fb7b4');
INSERT INTO "entries" VALUES('7w5sym3d45bz',23,'blue','accept 6',1.79496877894361376755e+09,8,'ae3c6dc1fe0448caaf706ab3f0c54625');
INSERT INTO "entries" VALUES('7w5sym3d45bz',24,'red','propose {"move":"g3>j5","consents":{"yellow":1}}',1.79496877895916390416e+09,7,'9f1414a4976d4357b3a0a2b0f617d13e');
INSERT INTO "entries" VALUES('7w5sym3d45bz',25,'yellow','accept 7',1.79496877898795747759e+09,10,'a54026c32b0f4dec87aca46e3568786b');
INSERT INTO "entries" VALUES('7w5sym3d45bz',26,'blue','propose {"move":"d3>g3","consents":{"green":1}}',1.79496877900727772707e+09,8,'567ad2562fe24ad99f177fa726f3f196');
INSERT INTO "entries" VALUES('7w5sym3d45bz',27,'green','accept 8',1.79496877902417063714e+09,9,'de5ccbfa3bfc420d9bc1e91f1ab831b3');
INSERT INTO "entries" VALUES('7w5sym3d45bz',28,'green','enter d3',1.79496877904606032369e+09,9,'60c60088f4cf475da4d4b8d545c9c605');
INSERT INTO "entries" VALUES('7w5sym3d45bz',29,'yellow','propose {"move":"g3>j5","consents":{"blue":1}}',1.7949687790583939552e+09,10,'85f6691809c446d48d012944bec3e4e2');
INSERT INTO "entries" VALUES('7w5sym3d45bz',30,'blue','accept 9',1.79496877906713080399e+09,8,'dfea7299f1cf48cdbcac7cde7193af00');
INSERT INTO "entries" VALUES('7w5sym3d45bz',31,'red','propose {"move":"b5>i3","consents":{"yellow":2}}',1.79496877907361245159e+09,7,'4a54477873424bc596f71096127d8d67');
INSERT INTO "entries" VALUES('7w5sym3d45bz',32,'yellow','accept 10',1.79496877908158349989e+09,10,'3bb032a6e2424d9385e1e1470b352f0d');
INSERT INTO "entries" VALUES('7w5sym3d45bz',33,'blue','enter b5',1.79496877909238338475e+09,8,'b980f9c3c20444d4ba3ed1e8f2c24bc5');
INSERT INTO "entries" VALUES('7w5sym3d45bz',34,'green','move d3>g3',1.79496877909733128543e+09,9,'7f2562fd6c7c4fac93ffeee1aad3adfa');
INSERT INTO "entries" VALUES('7w5sym3d45bz',35,'yellow','propose {"move":"b5>i3","consents":{"blue":1}}',1.79496877910650348662e+09,10,'e557ef67adfc4864814d522d8bf854e2');
INSERT INTO "entries" VALUES('7w5sym3d45bz',36,'blue','accept 11',1.79496877911372518538e+09,8,'b5f6ecc557e74404afd8ab618008f5fa');
INSERT INTO "entries" VALUES('7w5sym3d45bz',37,'red','propose {"move":"i3>m3","consents":{"yellow":1}}',1.79496877913199162483e+09,7,'6a2064ccb4f04bd9a7d386a6a18cfd8b');
INSERT INTO "entries" VALUES('7w5sym3d45bz',38,'yellow','accept 12',1.79496877920069885254e+09,10,'c7d7a66f7126429089242dd5f5e9cb01');
INSERT INTO "entries" VALUES('7w5sym3d45bz',39,'blue','propose {"move":"g3>j5","consents":{"green":1}}',1.79496877930398750309e+09,8,'d963a62947df43b2a178e5cdc49510e2');
INSERT INTO "entries" VALUES('7w5sym3d45bz',40,'green','accept 13',1.79496877935010051732e+09,9,'61b60bf5932f4a2d8d5e9d16f9026d4c');
INSERT INTO "entries" VALUES('7w5sym3d45bz',41,'blue','skip',1.79496877937878441806e+09,8,'b4e2dfedc6304f76ab2a0a0581676131');
INSERT INTO "entries" VALUES('7w5sym3d45bz',42,'green','enter d3',1.79496877940227723123e+09,9,'de47050af3bb4baaa6f4aeddc9f77d37');
INSERT INTO "entries" VALUES('7w5sym3d45bz',43,'yellow','enter b5',1.79496877942656397819e+09,10,'5cc9135f352e426ab98658f85025c303');
INSERT INTO "entries" VALUES('7w5sym3d45bz',44,'red','enter d3',1.79496877943772077559e+09,7,'35738efe532043e7a9631c93ae1f8e4e');
INSERT INTO "entries" VALUES('7w5sym3d45bz',45,'blue','propose {"move":"b5>i3","consents":{"yellow":2}}',1.79496877945384120936e+09,8,'96cc031981894aa9977295ca9896e9b3');
INSERT INTO "entries" VALUES('7w5sym3d45bz',46,'yellow','accept 14',1.79496877947371578218e+09,10,'d12574bde5b74fc5b9f99bba4690ac83');
INSERT INTO "entries" VALUES('7w5sym3d45bz',47,'blue','skip',1.79496877949133062362e+09,8,'173991cb24504440b2f65141724b7c35');
INSERT INTO "entries" VALUES('7w5sym3d45bz',48,'green','move d3>g3',1.79496877951794219017e+09,9,'d33bf69976fc4567b6324a08232729f5');
INSERT INTO "entries" VALUES('7w5sym3d45bz',49,'yellow','propose {"move":"i3>m3","consents":{"blue":1}}',1.79496877954064798358e+09,10,'71ec4ff3047d44f6b73588a9f7ed2daa');
INSERT INTO "entries" VALUES('7w5sym3d45bz',50,'blue','accept 15',1.79496877955190134047e+09,8,'a6a9185d9f7e4026b6d3ff0caf8ac0cf');
INSERT INTO "entries" VALUES('7w5sym3d45bz',51,'red','propose {"move":"d3>g3","consents":{"green":1}}',1.79496877956674718854e+09,7,'68fe596613d04fc19e487fe7e7a80583');
INSERT INTO "entries" VALUES('7w5sym3d45bz',52,'green','accept 16',1.79496877960111832616e+09,9,'e0c5c4a9fc6842e289e2d64b3c220f6c');
INSERT INTO "entries" VALUES('7w5sym3d45bz',53,'blue','enter d3',1.79496877964720582959e+09,8,'53df9340286a402285042d1c49c2d3c0');
INSERT INTO "entries" VALUES('7w5sym3d45bz',54,'green','move g3>l1',1.79496877967733621593e+09,9,'418cb35bdf1944ee851c4e4058f25166');
INSERT INTO "entries" VALUES('7w5sym3d45bz',55,'yellow','enter d3',1.79496877970264863966e+09,10,'0b21e871c0e24667bc7ec3930a084f42');
INSERT INTO "entries" VALUES('7w5sym3d45bz',56,'red','enter b5',1.79496877974618649484e+09,7,'734f621ae5aa47008372e4ac6c0758de');
INSERT INTO "entries" VALUES('7w5sym3d45bz',57,'blue','propose {"move":"d3>g3","consents":{"green":1}}',1.79496877977999520301e+09,8,'8d2e03114a38490ca7d5954927396a8f');
INSERT INTO "entries" VALUES('7w5sym3d45bz',58,'green','accept 17',1.79496877980267310146e+09,9,'a0bf8a3cee9946b68f26c6c2a9df0d4b');
INSERT INTO "entries" VALUES('7w5sym3d45bz',59,'blue','skip',1.79496877985876417162e+09,8,'690fc0ffd980414ea6db22ab9e307341');
INSERT INTO "entries" VALUES('7w5sym3d45bz',60,'green','propose {"move":"d3>h1","consents":{"yellow":1}}',1.79496877989497709273e+09,9,'9b6589efaf244ed5b159ed8006fdef04');
INSERT INTO "entries" VALUES('7w5sym3d45bz',61,'yellow','accept 18',1.79496877993093109128e+09,10,'92bea8718cd74cfa9a874a4cffd4b54b');
INSERT INTO "entries" VALUES('7w5sym3d45bz',62,'yellow','propose {"move":"b5>i3","consents":{"red":1}}',1.79496877998314785952e+09,10,'f9a6c690b35743218d8749742347c34c');
INSERT INTO "entries" VALUES('7w5sym3d45bz',63,'red','accept 19',1.79496878002213358874e+09,7,'b1c7865cdc64481d8c9cdc4b9c39140b');
INSERT INTO "entries" VALUES('7w5sym3d45bz',64,'red','enter b5',1.79496878008974504467e+09,7,'da83c532a8d343acb1dd24ef1a98d6a0');
INSERT INTO "entries" VALUES('7w5sym3d45bz',65,'blue','propose {"move":"i3>m3","consents":{"yellow":1}}',1.7949687801346912384e+09,8,'84a3d7a0b7c14c3e899553c097018856');
INSERT INTO "entries" VALUES('7w5sym3d45bz',66,'yellow','accept 20',1.79496878016342067711e+09,10,'50c4789b8a024de0b5867046595dc1e9');
INSERT INTO "entries" VALUES('7w5sym3d45bz',67,'green','move l1>n3',1.79496878021030044554e+09,9,'04e5a84ba7754564bf8ae24626367c2e');
INSERT INTO "entries" VALUES('7w5sym3d45bz',68,'yellow','propose {"move":"b5>i3","consents":{"red":2}}',1.79496878021711087219e+09,10,'0e79a1ef3d7b44ef95b56f83e10ff106');
INSERT INTO "entries" VALUES('7w5sym3d45bz',69,'red','accept 21',1.79496878023914074895e+09,7,'aa8e6d4c8ad4490e8ee38a90be99311d');
INSERT INTO "entries" VALUES('7w5sym3d45bz',70,'red','propose {"move":"g3>l1","consents":{"blue":1}}',1.7949687802566123008e+09,7,'76bf1209d2a24a1796eca28437622ea3');
INSERT INTO "entries" VALUES('7w5sym3d45bz',71,'blue','accept 22',1.7949687802962450981e+09,8,'0523a7c37edc4ba4b1bc5bfb589bb44c');
INSERT INTO "entries" VALUES('7w5sym3d45bz',72,'blue','enter d3',1.79496878037540340418e+09,8,'8ffe9b0217a2483fad7fb316a8b5bd52');
INSERT INTO "entries" VALUES('7w5sym3d45bz',73,'green','move h1>k1',1.79496878041596770285e+09,9,'c5557511d0e34c29b2ca9b2faf088d1d');
INSERT INTO "entries" VALUES('7w5sym3d45bz',74,'yellow','propose {"move":"d3>g3","consents":{"blue":1}}',1.79496878045306086538e+09,10,'42556b3a620742cfa295876d8a2d3d1c');
INSERT INTO "entries" VALUES('7w5sym3d45bz',75,'blue','accept 23',1.79496878049841260913e+09,8,'5b5db17c7ca047b4a77b678f29317e97');
INSERT INTO "entries" VALUES('7w5sym3d45bz',76,'red','move l1>n3',1.79496878056336379046e+09,7,'a1c2faec6fa445dfbcedd0eeaa571b8f');
INSERT INTO "entries" VALUES('7w5sym3d45bz',77,'blue','propose {"move":"g3>l1","consents":{"green":1}}',1.79496878059968280796e+09,8,'5d963b3949604e1583d9373519218dd0');
INSERT INTO "entries" VALUES('7w5sym3d45bz',78,'green','accept 24',1.79496878062681889534e+09,9,'3a890bff977c43aea56d2c312ac63283');
INSERT INTO "entries" VALUES('7w5sym3d45bz',79,'green','move k1>n3',1.79496878066907405852e+09,9,'f0da51f5df484911be6d8f4dc4b62db5');
INSERT INTO "entries" VALUES('7w5sym3d45bz',80,'yellow','enter d3',1.79496878071850895879e+09,10,'df7c470c82764e06929147ec7f488681');
INSERT INTO "entries" VALUES('7w5sym3d45bz',81,'red','enter b5',1.79496878073890590672e+09,7,'61e7eff18c8844c78f0cb2f927aa3d24');
INSERT INTO "entries" VALUES('7w5sym3d45bz',82,'blue','propose {"move":"d3>g3","consents":{"yellow":1}}',1.79496878074830150603e+09,8,'d8fe5f735c6b44f6987c24659d976f64');
INSERT INTO "entries" VALUES('7w5sym3d45bz',83,'yellow','accept 25',1.79496878081227612491e+09,10,'334dab5ddcfc4ccf992377755389a498');
INSERT INTO "entries" VALUES('7w5sym3d45bz',84,'green','enter b5',1.79496878086206865308e+09,9,'99d15d14934c4b06ba26280067f230d2');
INSERT INTO "entries" VALUES('7w5sym3d45bz',85,'yellow','enter d3',1.79496878090057706829e+09,10,'270fbec9f98847b19aa34815c9ab4f5a');
INSERT INTO "entries" VALUES('7w5sym3d45bz',86,'red','move b5>i3',1.79496878092217421532e+09,7,'158a1a2b8163498cbd2f389b76666fe3');
INSERT INTO "entries" VALUES('7w5sym3d45bz',87,'blue','enter d3',1.79496878095004272456e+09,8,'0acebee2a1bb4c8f8cf6ffdd28e9ddcd');
INSERT INTO "entries" VALUES('7w5sym3d45bz',88,'green','propose {"move":"b5>f1","consents":{"red":2}}',1.79496878100203585628e+09,9,'db7d51469c304e598481ac9ed00bfd69');
INSERT INTO "entries" VALUES('7w5sym3d45bz',89,'red','accept 26',1.79496878105033397677e+09,7,'d470e17102d646efacd5ba5304b34251');
INSERT INTO "entries" VALUES('7w5sym3d45bz',90,'yellow','move d3>h1',1.79496878112612271308e+09,10,'211961ed2f284f03a66ddc09cb8add2c');
INSERT INTO "entries" VALUES('7w5sym3d45bz',91,'red','enter b5',1.79496878118616652489e+09,7,'77a7f6f553124df5817791bcdf148053');
INSERT INTO "entries" VALUES('7w5sym3d45bz',92,'blue','enter d3',1.79496878126000308992e+09,8,'b2026a8d09fe416491c28ce8b19a3f6e');
INSERT INTO "entries" VALUES('7w5sym3d45bz',93,'green','enter b5',1.79496878132636904709e+09,9,'c4520a5f9c7041eb8d09f25143c08257');
INSERT INTO "entries" VALUES('7w5sym3d45bz',94,'yellow','move h1>k1',1.794968781384270668e+09,10,'90d2f866369549b5bf17ab8ade0c370c');
INSERT INTO "entries" VALUES('7w5sym3d45bz',95,'red','enter b5',1.7949687814220480919e+09,7,'99ca1e8741d54ddfacbf613fd6f97edf');
INSERT INTO "entries" VALUES('7w5sym3d45bz',96,'blue','move d3>h1',1.79496878145810985572e+09,8,'5226ee45ac61459596f106b7f19a0eb9');
INSERT INTO "entries" VALUES('7w5sym3d45bz',97,'green','enter d3',1.7949687814819054604e+09,9,'d6e1e21e830149d08a91360569592308');
INSERT INTO "entries" VALUES('7w5sym3d45bz',98,'yellow','propose {"move":"m3>senate","consents":{"red":1}}',1.79496878149394845959e+09,10,'40fcc673f7a74f0da27d8450ea0f308e');
INSERT INTO "entries" VALUES('7w5sym3d45bz',99,'red','accept 27',1.79496878151076030729e+09,7,'d4826941dfa749139555ce88ca931be4');
INSERT INTO "entries" VALUES('7w5sym3d45bz',100,'red','propose {"move":"i3>m3","consents":{"yellow":1}}',1.79496878153535342217e+09,7,'d3c226b4a78a45f591c19a7a9c7172ec');
INSERT INTO "entries" VALUES('7w5sym3d45bz',101,'yellow','accept 28',1.79496878156562185285e+09,10,'d0c26e09eab44375ba0d177bc5b58943');
INSERT INTO "entries" VALUES('7w5sym3d45bz',102,'blue','propose {"move":"m3>senate","consents":{"red":1}}',1.79496878162241935723e+09,8,'8644aa6b7ab4463b8ce8eeef0b799dce');
INSERT INTO "entries" VALUES('7w5sym3d45bz',103,'red','accept 29',1.79496878163932657244e+09,7,'ef53c370aeb647e6b311e21d92a429b5');
INSERT INTO "entries" VALUES('7w5sym3d45bz',104,'green','caesar m3>senate',1.79496878168593978876e+09,9,'379ae5b241404c9198641bd9285af6cd');
INSERT INTO "entries" VALUES('7w5sym3d45bz',105,'yellow','caesar b5>i3',1.7949687817240023613e+09,10,'276259b644324aa8a8eda5253fa23233');
INSERT INTO "entries" VALUES('7w5sym3d45bz',106,'red','caesar b5>f1',1.79496878178354787826e+09,7,'0de98a29aba54222809da9b2d8e1bff6');
INSERT INTO "entries" VALUES('7w5sym3d45bz',107,'blue','caesar b5>i3',1.79496878180231451993e+09,8,'be810d36d945487b992bb1a9330e854f');
INSERT INTO "entries" VALUES('2mx2v632d7yd',0,'chance','start red',1.79496878202827286723e+09,NULL,NULL);
INSERT INTO "entries" VALUES('2mx2v632d7yd',1,'chance','tiles III III IIc V IIc III III IV III IV III III V IV IIc V IV III IIc II III III III IIc III IV IIc V IV II III IV V II V II II II III II IV II III IV',1.79496878202827286723e+09,NULL,NULL);
INSERT INTO "entries" VALUES('2mx2v632d7yd',2,'red','enter a1',1.79496878208350062371e+09,11,'aab1950370ce4302b2c21bf1402bc290');
INSERT INTO "entries" VALUES('2mx2v632d7yd',3,'blue','enter c1',1.79496878213903141019e+09,12,'4ea6acf0521b4448b083497aa3c55180');
INSERT INTO "entries" VALUES('2mx2v632d7yd',4,'green','propose {"promises":[{"by":"green","to":"red","kind":"words","text":"promise 0"},{"by":"green","to":"red","kind":"words","text":"promise 1"},{"by":"green","to":"red","kind":"words","text":"promise 2"},{"by":"green","to":"red","kind":"words","text":"promise 3"},{"by":"green","to":"red","kind":"words","text":"promise 4"},{"by":"green","to":"red","kind":"words","text":"promise 5"},{"by":"green","to":"red","kind":"words","text":"promise 6"},{"by":"green","to":"red","kind":"words","text":"promise 7"},{"by":"green","to":"red","kind":"words","text":"promise 8"},{"by":"green","to":"red","kind":"words","text":"promise 9"},{"by":"green","to":"red","kind":"words","text":"promise 10"},{"by":"green","to":"red","kind":"words","text":"promise 11"},{"by":"green","to":"red","kind":"words","text":"promise 12"},{"by":"green","to":"red","kind":"words","text":"promise 13"},{"by":"green","to":"red","kind":"words","text":"promise 14"}]}',1.79496878217688369747e+09,13,'370bf625de9c47eb8536216c9c6bec04');
INSERT INTO "entries" VALUES('2mx2v632d7yd',5,'green','enter b5',1.79496878222746109963e+09,13,'538255a3094a4f4c8b56bde6907f6156');
INSERT INTO "entries" VALUES('2mx2v632d7yd',6,'red','move a1>e1',1.79496878225158476832e+09,11,'6899d99da22f42bbacb701912f8d019b');
INSERT INTO "entries" VALUES('2mx2v632d7yd',7,'blue','enter b5',1.79496878231633281704e+09,12,'3174d88c1a38430e8dff5bd5f28f252b');
INSERT INTO "entries" VALUES('2mx2v632d7yd',8,'green','enter a1',1.79496878234855556481e+09,13,'d885ce97782f4ed78a40e08e9eff0e47');
INSERT INTO "entries" VALUES('affcwzkmsv79',0,'chance','start green',1.79496878253617358212e+09,NULL,NULL);
INSERT INTO "entries" VALUES('affcwzkmsv79',1,'chance','tiles II II II II III III III III IV III V IIc IV II II IV V IIc IV III III III III IIc V IV IV III II IIc V IIc II V V III IV IIc III III III IV III IV',1.79496878253617358212e+09,NULL,NULL);
INSERT INTO "entries" VALUES('affcwzkmsv79',2,'green','enter a1',1.7949687825982820988e+09,16,'7df61ff68ae74e078ccf0e8788341830');
INSERT INTO "entries" VALUES('affcwzkmsv79',3,'red','enter c1',1.79496878263274455066e+09,14,'f548d10233f547bbafcfdc8411239844');
INSERT INTO "entries" VALUES('affcwzkmsv79',4,'blue','propose {"promises":[{"by":"blue","to":"green","kind":"words","text":"promise 0"},{"by":"blue","to":"green","kind":"words","text":"promise 1"},{"by":"blue","to":"green","kind":"words","text":"promise 2"},{"by":"blue","to":"green","kind":"words","text":"promise 3"},{"by":"blue","to":"green","kind":"words","text":"promise 4"},{"by":"blue","to":"green","kind":"words","text":"promise 5"},{"by":"blue","to":"green","kind":"words","text":"promise 6"},{"by":"blue","to":"green","kind":"words","text":"promise 7"},{"by":"blue","to":"green","kind":"words","text":"promise 8"},{"by":"blue","to":"green","kind":"words","text":"promise 9"},{"by":"blue","to":"green","kind":"words","text":"promise 10"},{"by":"blue","to":"green","kind":"words","text":"promise 11"},{"by":"blue","to":"green","kind":"words","text":"promise 12"},{"by":"blue","to":"green","kind":"words","text":"promise 13"},{"by":"blue","to":"green","kind":"words","text":"promise 14"}]}',1.79496878266706871981e+09,15,'438de30687cc4ce89b2e65f5e932818d');
INSERT INTO "entries" VALUES('affcwzkmsv79',5,'blue','enter d3',1.79496878269517540932e+09,15,'c94809f236e7418da684bab84f380b44');
INSERT INTO "entries" VALUES('affcwzkmsv79',6,'green','enter b5',1.79496878275835895538e+09,16,'dbbd8a8d0dd64d6d8842b49ded00c011');
INSERT INTO "entries" VALUES('affcwzkmsv79',7,'host','resigned red',1.79496878278648853304e+09,14,NULL);
INSERT INTO "entries" VALUES('pz6hvfdcpa37',0,'chance','start blue',1.7949687831194033623e+09,NULL,NULL);
INSERT INTO "entries" VALUES('pz6hvfdcpa37',1,'chance','tiles III III III IV II IV III IV IV III II III III V IIc IIc III III IIc V II III IIc V IV IV IIc IV IV III III V IV IIc II II III V II II III V III II',1.7949687831194033623e+09,NULL,NULL);
INSERT INTO "entries" VALUES('pz6hvfdcpa37',2,'blue','enter b5',1.7949687831299543381e+09,18,'7c1456945ceb4beb914aa690b5ed2e95');
INSERT INTO "entries" VALUES('pz6hvfdcpa37',3,'green','enter a1',1.79496878318300533291e+09,19,'d449c9d5ee6546dea12be1838d678ea9');
INSERT INTO "entries" VALUES('pz6hvfdcpa37',4,'red','enter d3',1.79496878323071718214e+09,17,'c28ab0f432c5414ebb135bbd2d7d837c');
INSERT INTO "entries" VALUES('pz6hvfdcpa37',5,'green','offer {"promises":[{"by":"green","to":"red","kind":"consent"},{"by":"red","to":"green","kind":"consent"}]}',1.79496878324638295173e+09,19,'b9754b306ece4becb405ffd35c8d3412');
INSERT INTO "entries" VALUES('pz6hvfdcpa37',6,'blue','take 1',1.79496878329846334455e+09,18,'cc11f6aaa51c42c0bd9e65cf327cace7');
INSERT INTO "entries" VALUES('pz6hvfdcpa37',7,'red','accept 1',1.79496878333804440498e+09,17,'d7a7a3275bfb402d8d29c7b2f9e798d6');
INSERT INTO "entries" VALUES('pz6hvfdcpa37',8,'blue','propose {"promises":[{"by":"green","to":"blue","kind":"consent","turns":1}]}',1.79496878337536835672e+09,18,'d187081efc4e4a17bc907d47e7251646');
CREATE TABLE handovers (
	hash VARCHAR(64) NOT NULL, 
	"table" VARCHAR(16) NOT NULL, 
	place INTEGER NOT NULL, 
	"key" INTEGER NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE keys (
	id INTEGER NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	made DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (hash)
);
INSERT INTO "keys" VALUES(1,'f451c3c09de6803c998aed79d28884cdc7fa4dc481ea35be7ede5a79cbad145b',1.79496877837783455848e+09,1.79496877837783455848e+09);
INSERT INTO "keys" VALUES(2,'9307a8528262ad8971a1c51ce168f73bc59db4a027eda21af993001d9eb823eb',1.79496877841854786872e+09,1.79496877841854786872e+09);
INSERT INTO "keys" VALUES(3,'db5b62703a283142ddb8f760dc4ff19bc820e3505017c8abaca5c235c22f007c',1.794968778490540266e+09,1.794968778490540266e+09);
INSERT INTO "keys" VALUES(4,'da40fc183e126e6405fa2336844bcb791a2c2eac63b8875026d4557fd0f8960d',1.7949687785761647224e+09,1.7949687785761647224e+09);
INSERT INTO "keys" VALUES(5,'28f14e3d86ebe77a342d9ac28a5b7697bf46a1babf5766d51918d31fe44b89af',1.79496877857858347891e+09,1.79496877857858347891e+09);
INSERT INTO "keys" VALUES(6,'5d8d376ad37fd5c76168299718a067b4b17f276c173ad6ad655169025763098e',1.79496877858081221573e+09,1.79496877858081221573e+09);
INSERT INTO "keys" VALUES(7,'61aca739287a0c9f7f4c1c79fbea318deda267f7e5e3e4e3c872dbacd16384dd',1.79496877864740395549e+09,1.79496877864740395549e+09);
INSERT INTO "keys" VALUES(8,'0f77802c975a7757aa688c495b985faa58405e6c89a2e105367e465b16a50ff2',1.79496877866272926335e+09,1.79496877866272926335e+09);
INSERT INTO "keys" VALUES(9,'badcb5ace2bbc746af1d6cc17e5d349bd3677bfb4e206c6222678d0bf04866a5',1.7949687786792514324e+09,1.7949687786792514324e+09);
INSERT INTO "keys" VALUES(10,'cd0248170ab0ca719c1f121879c0c090a51bae5fc67c45f712d773ff29baaa84',1.79496877868948984148e+09,1.79496877868948984148e+09);
INSERT INTO "keys" VALUES(11,'3f92bd8bd9370c739b07737004b49536407345a5dce2d87e3122b138f921e26c',1.79496878181792902948e+09,1.79496878181792902948e+09);
INSERT INTO "keys" VALUES(12,'0f0bb8092f43472f5a542c897c7c58310fc2b8fad51161524f73511ff5528918',1.7949687818445324898e+09,1.7949687818445324898e+09);
INSERT INTO "keys" VALUES(13,'0d9d75c65b69ab8606ba8919534c9ddd50d026a453a780ebe9166ea811efb6f9',1.79496878186285448077e+09,1.79496878186285448077e+09);
INSERT INTO "keys" VALUES(14,'d8615715f136724c75645f6e4101f872c03a79a8d951c065147a9b1ba244687f',1.79496878235841202738e+09,1.79496878235841202738e+09);
INSERT INTO "keys" VALUES(15,'96b968cf19acaa83c6f286b137686364cb1cd912f0767478f76c3835d23dfc3e',1.79496878236681771281e+09,1.79496878236681771281e+09);
INSERT INTO "keys" VALUES(16,'9c75282c58c1dc67e7880bee1b1a9a7839baa64e707fbb1b7e22e244ff116531',1.7949687824244275093e+09,1.7949687824244275093e+09);
INSERT INTO "keys" VALUES(17,'63d41fdbc4d842c2012955404a833de217c30596151ca285d61000edd158f725',1.79496878283028936384e+09,1.79496878283028936384e+09);
INSERT INTO "keys" VALUES(18,'ebbd49ed8a692c63e89abd22395f58e0fab9d4600e55b299d42f6ff604507a8b',1.79496878285039162636e+09,1.79496878285039162636e+09);
INSERT INTO "keys" VALUES(19,'749c2209560261fd2a3d236160c8d5c7b16cb05ebf75650c3b1b1cf743bd5e9d',1.79496878287842607496e+09,1.79496878287842607496e+09);
CREATE TABLE life (
	id INTEGER NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "life" VALUES(1,1.79496877651152491562e+09);
CREATE TABLE seats (
	"table" VARCHAR(16) NOT NULL, 
	place INTEGER NOT NULL, 
	seat VARCHAR(20) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	bot VARCHAR(40), 
	"key" INTEGER, 
	name VARCHAR(40), 
	nonce VARCHAR(64), 
	standing JSON, 
	muted BOOLEAN NOT NULL, 
	away BOOLEAN NOT NULL, 
	late BOOLEAN NOT NULL, 
	"left" DOUBLE, 
	since DOUBLE, 
	notice VARCHAR(500), hints BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY ("table", place), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('btcet7mxakxb',0,'red','person',NULL,1,'red player','FdW9m-vNq0xE_8fiqyBetg','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('btcet7mxakxb',1,'blue','person',NULL,2,'blue player','RvxyC8avKT3QpHfyUvydtw','null',0,0,0,NULL,1.79496877856698703766e+09,NULL,0);
INSERT INTO "seats" VALUES('btcet7mxakxb',2,'green','person',NULL,3,'green player','FyzYSI9nEUn8avuJT35gAA','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('apgf9nnewk5y',0,'red','person',NULL,4,'red player','EnmkhGR7vdCodBKACLY-7A','null',0,0,0,NULL,1794968778.62242,NULL,0);
INSERT INTO "seats" VALUES('apgf9nnewk5y',1,'blue','person',NULL,5,'blue player','qRa1cfv7V08YgaeEDhygpQ','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('apgf9nnewk5y',2,'green','person',NULL,6,'green player','66bi9c9_tx8ScE8PW1ehgg','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('7w5sym3d45bz',0,'red','person',NULL,7,'red player','CzDyNieCJS1ps6LScahQpw','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('7w5sym3d45bz',1,'blue','person',NULL,8,'blue player','APlnksFXXvR9Mvw1bW37WQ','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('7w5sym3d45bz',2,'green','person',NULL,9,'green player','cU2r08J_-VSmgP2Po9NqRg','null',0,0,0,NULL,1.79496878180231451993e+09,NULL,0);
INSERT INTO "seats" VALUES('7w5sym3d45bz',3,'yellow','person',NULL,10,'yellow player','GiLuNLO090taHkX7OYbT1w','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('2mx2v632d7yd',0,'red','person',NULL,11,'red player','QsbRZnHte9hwKVjWsS9Ahg','null',0,0,0,NULL,1.79496878234855556481e+09,NULL,0);
INSERT INTO "seats" VALUES('2mx2v632d7yd',1,'blue','person',NULL,12,'blue player','tFOOl9Eg8Iz6f58dZXIIdg','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('2mx2v632d7yd',2,'green','person',NULL,13,'green player','2YtIqqjyvj9OZf8K7VyYBw','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('affcwzkmsv79',0,'red','person',NULL,14,'red player','kuRyu8U7-sSULAEj0cKv6A','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('affcwzkmsv79',1,'blue','person',NULL,15,'blue player','4yF9Gul-OdORFpOo1t5ZBg','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('affcwzkmsv79',2,'green','person',NULL,16,'green player','ZCvISy7jRf7tv2fXt2koPA','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('pz6hvfdcpa37',0,'red','person',NULL,17,'red player','zNIzcivA3Ivx03xOY4bZng','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('pz6hvfdcpa37',1,'blue','person',NULL,18,'blue player','Vc-hCdHjZ1zoJPsun1fIHg','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('pz6hvfdcpa37',2,'green','person',NULL,19,'green player','FbLrr77Dlku6W_hF5UxENA','null',0,0,0,NULL,1.79496878337536835672e+09,NULL,0);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options JSON NOT NULL, 
	rules INTEGER NOT NULL, 
	open BOOLEAN NOT NULL, 
	takeback BOOLEAN NOT NULL, 
	clock JSON, 
	status VARCHAR(10) NOT NULL, 
	host INTEGER, 
	invite VARCHAR(64), 
	secret VARCHAR(64) NOT NULL, 
	made DOUBLE NOT NULL, 
	touched DOUBLE NOT NULL, 
	number INTEGER NOT NULL, 
	public INTEGER NOT NULL, 
	said INTEGER NOT NULL, 
	asked JSON NOT NULL, 
	choices JSON NOT NULL, 
	result JSON, 
	rematch VARCHAR(16), 
	wake DOUBLE, hints BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('btcet7mxakxb',11,'quovadis','{"ones": "all", "disclosure": false, "consul": false, "laurels": "hidden"}',1,0,1,'null','playing',1,'f0f4590899c0a848dad501584c5db277080b5f3622f8babf974340ccc56dc18b','3078a9e9b767b158cb33c62fcd14f341c29393f5546dbda823b85138b8200a77',1.79496877851848244669e+09,1.7949687785736663341e+09,9,5,0,'{"": ["blue/4", 6], "blue": ["blue/4/action//", 7]}','{}','null',NULL,NULL,0);
INSERT INTO "tables" VALUES('apgf9nnewk5y',9,'quovadis','{"ones": "all", "disclosure": false, "consul": false, "laurels": "hidden"}',1,0,1,'null','playing',4,'6b06f8761fa6c693a3a87508367054ee8d24cc19680bd5b1c945f8a79685ad7b','c497ca7264e8f85afa8e43bff0568c8fa87cf76f07289f587420f2a5da2f6821',1.79496877858646631241e+09,1.7949687786296920776e+09,7,5,0,'{"": ["blue/3", 5], "red": ["blue/3/action//1", 6]}','{}','null',NULL,NULL,0);
INSERT INTO "tables" VALUES('7w5sym3d45bz',111,'quovadis','{"ones": "all", "disclosure": false, "consul": false, "laurels": "hidden"}',1,0,1,'null','playing',7,'c01d7fae9bc9c6b213a5dd29c65379108eeb4963ba42bb028e2d9313c7cac1cf','7066c0b8dd07e12b4b3043973586df8538cdf473e4ff51e9471efbaea5293148',1.79496877870611023899e+09,1.7949687818024227619e+09,108,6,0,'{"": ["green/73", 108], "green": ["green/73/action//", 108]}','{}','null',NULL,NULL,0);
INSERT INTO "tables" VALUES('2mx2v632d7yd',11,'quovadis','{"ones": "all", "disclosure": false, "consul": false, "laurels": "hidden"}',1,0,1,'null','playing',11,'2328c251d054744032eeb292bf03e8d06cf0750d44c1ca38c3f2f85ca24e57b8','3a0aead4cb41a6ddb7638b6d903f2093f4a7aafd68e550198cd5e6cd7c396dca',1.79496878196217393873e+09,1.79496878234865713114e+09,9,5,0,'{"": ["red/6", 9], "red": ["red/6/action//", 9]}','{}','null',NULL,NULL,0);
INSERT INTO "tables" VALUES('affcwzkmsv79',10,'quovadis','{"ones": "all", "disclosure": false, "consul": false, "laurels": "hidden"}',1,0,1,'null','over',14,'5541732c125d42ff1617c4922eddbf4ecc037eee4a6c6bcf6f5e8961a2ca5827','2359d441f639b56fb2dde95d439397c7130468cd8bc86455b528af08a9e9645b',1.79496878246634554866e+09,1.79496878278664326669e+09,8,6,0,'{"": ["red/4", 7]}','{}','{"points": {"red": 0, "blue": 0, "green": 0}, "winners": [], "laurels": {"red": 0, "blue": 0, "green": 0}, "reason": "resigned", "by": "red"}',NULL,NULL,0);
INSERT INTO "tables" VALUES('pz6hvfdcpa37',11,'quovadis','{"ones": "all", "disclosure": false, "consul": false, "laurels": "hidden"}',1,0,1,'null','playing',17,'1d85191f2167a837f8bb14f6ba27df0fd106c72cb65d8c6ff286a8f649b76d40','654c148ff6139a320f6cd5181075eac05e232239cdf77cfb59bc3aa0da7ab969',1.79496878297885107994e+09,1.79496878337548923486e+09,9,5,0,'{"": ["blue/3", 5], "green": ["blue/3/action//2", 9]}','{}','null',NULL,NULL,0);
CREATE TABLE watchers (
	"table" VARCHAR(16) NOT NULL, 
	"key" INTEGER NOT NULL, 
	PRIMARY KEY ("table", "key"), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_wake ON tables (wake);
CREATE INDEX ix_seats_key ON seats ("key");
CREATE INDEX ix_watchers_key ON watchers ("key");
CREATE INDEX ix_chat_key ON chat ("key");
COMMIT;

-- {"french": {"table": "23ddrjeaxqrg", "tokens": {"cleopatra": "X01ZJi9GlG0NOU2TyKYGlQ", "caesar": "jJufLokMMAzdphB8zE3JFg"}}, "kosmos": {"table": "zdsh7pe52385", "tokens": {"cleopatra": "_d3_zwR7nOKyk8bhxNsklQ", "caesar": "mnzlFjQvTzgI1EuBaw1_jQ"}}, "waiting": {"table": "fr735kwsd5qb", "tokens": {"cleopatra": "McajDksA0O5kFB7LpEU4MA", "caesar": "5Og7Kj4_oejgFH8bKXYkDw"}}, "quovadis": {"table": "9sr5a7xthzst", "tokens": {"red": "NaZY2rTxg_ud6Sn-5m6Gdw", "blue": "MY-HMsUfH9ExcK8utn14SA", "green": "MY1gS1Vvv9N-shVe-5DmEw"}}}
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
INSERT INTO "entries" VALUES('23ddrjeaxqrg',0,'chance','votes orgy praetors censors reshuffle quaestors senators aediles orgy',1.79496427189548897742e+09,NULL,NULL);
INSERT INTO "entries" VALUES('23ddrjeaxqrg',1,'chance','influence cleopatra 5 1 2 3 2 1 4 5 4 2 1 5 3 3 1 3 3 4 2 4 4 P 2 5 1 5 P',1.79496427189548897742e+09,NULL,NULL);
INSERT INTO "entries" VALUES('23ddrjeaxqrg',2,'chance','influence caesar 5 2 P 1 1 3 4 P 3 3 3 1 1 2 4 4 2 5 3 4 5 5 2 1 5 4 2',1.79496427189548897742e+09,NULL,NULL);
INSERT INTO "entries" VALUES('23ddrjeaxqrg',3,'chance','actions cleopatra assassination veto spy veto assassination castling assassination wrath spy scout scout assassination castling',1.79496427189548897742e+09,NULL,NULL);
INSERT INTO "entries" VALUES('23ddrjeaxqrg',4,'chance','actions caesar spy scout assassination veto assassination veto scout spy castling castling wrath assassination assassination',1.79496427189548897742e+09,NULL,NULL);
INSERT INTO "entries" VALUES('23ddrjeaxqrg',5,'chance','bonus praetors senators',1.79496427189548897742e+09,NULL,NULL);
INSERT INTO "entries" VALUES('23ddrjeaxqrg',6,'cleopatra','arrange 4 2 1 5 3',1.79496427200235033035e+09,1,'ca6747ef8aaa4a529a8fe09cb878b54e');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',7,'caesar','arrange 2 3 4 1 5',1.79496427216719079021e+09,2,'ccb841d58120405fab9e8e3fbb25193a');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',8,'cleopatra','up 5 quaestors',1.79496427229034757619e+09,1,'24f1064e3ac546a9ae0d0ee3d3a2aa11');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',9,'cleopatra','up 3 praetors',1.79496427241422152514e+09,1,'41c9efc8c737471c9b7a47ee21175a14');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',10,'cleopatra','done',1.79496427257685685157e+09,1,'089fc90e64a8472b954b462f1e5555ca');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',11,'cleopatra','draw action',1.79496427277563905711e+09,1,'29b47f98b6eb4d48b1c8eb0ada3307ce');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',12,'cleopatra','draw influence',1.79496427287027335165e+09,1,'0f1c253561a945c9879ba8a6428c8dea');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',13,'caesar','up 4 praetors',1.79496427288258910172e+09,2,'0f2a052c12934cfdb23c2faa1ab8ab2f');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',14,'caesar','up 1 praetors',1.7949642730965929032e+09,2,'891db346762c4c32a1c70551761103e1');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',15,'caesar','done',1.7949642732506246567e+09,2,'34d8017099c14cefae94e8bb72733ac3');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',16,'caesar','draw influence',1.79496427330013394356e+09,2,'877b703b538044619747aed4f0a36bd6');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',17,'caesar','draw action',1.79496427334661340716e+09,2,'db660c8187124417b3bcbf98f1cfb627');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',18,'cleopatra','up 4 senators',1.79496427346220541005e+09,1,'977a7e17ac6b4ee0bce830c7e1751326');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',19,'cleopatra','up 2 quaestors',1.79496427353017854689e+09,1,'06c58b0962ef46ea85f3bbfd438c9ab0');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',20,'cleopatra','assassinate 3 praetors',1.79496427362616729739e+09,1,'7a79497a0ff04225b40b06db6a51985d');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',21,'caesar','allow',1.79496427367023205761e+09,2,'404e8b7db6884b438ca990759c28c6f4');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',22,'cleopatra','draw influence',1.79496427367676901812e+09,1,'202fcd4cf48d434b9c32f86659fcd26c');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',23,'cleopatra','draw influence',1.79496427368070483204e+09,1,'5f7cd88b346d4ba89c04526953dd75c1');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',24,'cleopatra','draw influence',1.79496427368460845946e+09,1,'0647279d6ec44949a0a904c930e236a2');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',25,'caesar','down 5 censors',1.79496427368893647193e+09,2,'539b3060a96e478da83b8c51957ad7f1');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',26,'caesar','done',1.79496427369317936894e+09,2,'b2451f34e2ef4d98b33a3e94d6adce0d');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',27,'caesar','draw influence',1.79496427370175266262e+09,2,'d8aee26faac8424480208cbd703fb8c6');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',28,'chance','votes orgy orgy quaestors praetors censors aediles senators reshuffle',1.79496427370175266262e+09,NULL,NULL);
INSERT INTO "entries" VALUES('23ddrjeaxqrg',29,'cleopatra','up 1 aediles',1.79496427370681071282e+09,1,'abdae867cabc401191d806ebab6b307d');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',30,'cleopatra','up 2 senators',1.79496427371154499046e+09,1,'1e759c0d84904a78996f52e9b99c3d77');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',31,'cleopatra','done',1.79496427371544957155e+09,1,'68f96d7e99f74e1d839adab755fb94b8');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',32,'cleopatra','draw influence',1.7949642737193651199e+09,1,'afd9f4ba8b0a4960b654638860bdac1b');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',33,'cleopatra','draw action',1.79496427372321772572e+09,1,'657529a287e9448fbcf0ef6b92fb1849');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',34,'caesar','down 2 aediles',1.79496427372726225857e+09,2,'8a115364139e41919a8365f2c1f68764');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',35,'caesar','spy',1.79496427373119735713e+09,2,'1225291a4da444ce9d48e5ec25b19bfe');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',36,'cleopatra','veto',1.79496427373529648776e+09,1,'324eea7ebfa34722bc097596b2b8a82f');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',37,'cleopatra','draw influence',1.79496427373929667466e+09,1,'ccb580e3bd514bb097b9d5c2bbadb53d');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',38,'caesar','draw influence',1.79496427374320030208e+09,2,'a07b93a6562d421aa004a297f4dacf1c');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',39,'caesar','draw influence',1.79496427374748229984e+09,2,'61c7c95ef19e416898985651eeb9c25d');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',40,'cleopatra','down 3 senators',1.79496427375348687176e+09,1,'bb8bcc65ced241de910fd9769d858f4a');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',41,'cleopatra','done',1.7949642737577738762e+09,1,'ec4adfda1317415488cda49c4c3e621c');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',42,'cleopatra','draw action',1.79496427376187920568e+09,1,'bb455398690b4bd897054662d5b3fece');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',43,'caesar','down P senators',1.794964273766866684e+09,2,'c85fc9b08a554a7eac2b0b5379c69043');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',44,'caesar','done',1.79496427385495805739e+09,2,'bd17bc4a797a4b049178358771ee2125');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',45,'caesar','draw influence',1.79496427393412494658e+09,2,'8164b4d84f804a44b9f0b5124c1af19b');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',46,'cleopatra','down 2 senators',1.79496427402613878245e+09,1,'3ddae1c2bad0481a84d874ddf782ca3c');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',47,'cleopatra','spy',1.79496427416096687311e+09,1,'c0a02c25a5db437399418851a506fa21');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',48,'caesar','allow',1.79496427432648968701e+09,2,'f6d90999386148279f8a94aae5d20b03');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',49,'cleopatra','take 3',1.79496427442200088501e+09,1,'a4ed716521994468b3d1e8fa23a1f998');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',50,'caesar','draw influence',1.79496427453014278409e+09,2,'c747f59c92284546b4f1b43140801a82');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',51,'cleopatra','draw action',1.79496427461876368516e+09,1,'037fa02eb5d44539a9143ba850be5d21');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',52,'cleopatra','draw action',1.79496427474218511579e+09,1,'0598ff46bfba4a3c9e5e7c40781e2140');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',53,'caesar','down 3 senators',1.79496427496008729932e+09,2,'d1a307f4bef245f9a7ad790d39640f5b');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',54,'caesar','done',1.79496427521734356873e+09,2,'0fea1ac59944463dbccb9cd1995d9aa5');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',55,'caesar','draw action',1.79496427537477064133e+09,2,'ad1b72b253884f8cbc1cf3210a4073b2');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',56,'caesar','scout aediles',1.79496427548624205589e+09,2,'8c7daeda9eef4611aaa0ebdb3479c697');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',57,'cleopatra','allow',1.79496427551218962672e+09,1,'6be3ae9348ac4e5d929d2161942053bd');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',58,'caesar','draw action',1.79496427554759740833e+09,2,'6feda51519894daab673a8935d3d8035');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',59,'cleopatra','up 5 aediles',1.79496427556607246402e+09,1,'ba8b9e76758947fd84f1551f1ffac479');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',60,'cleopatra','up 1 aediles',1.7949642757417051792e+09,1,'41531437e22d4e5f935fb830499e78ff');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',61,'cleopatra','assassinate 3 senators',1.79496427587631464002e+09,1,'0410cbda30c04eda8a4133a88ec2e28f');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',62,'caesar','allow',1.79496427604408574111e+09,2,'1cd808cf04504555ad8f5bc98a6e5c54');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',63,'cleopatra','draw influence',1.79496427626392364507e+09,1,'8424f99ae57e4e93924bcebc21f3d585');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',64,'cleopatra','draw action',1.79496427640299344068e+09,1,'c110d748800e4c628e3b2b344f9e6ef5');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',65,'cleopatra','draw action',1.79496427656615018843e+09,1,'86bddc97169f48c28649c38adbcee527');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',66,'caesar','up 1 aediles',1.79496427666300392145e+09,2,'abf15e186e024feebc61bff40f6d035b');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',67,'caesar','assassinate 2 senators',1.79496427679845333095e+09,2,'7d5ec4e019b04d99a1f222a63d9eb234');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',68,'cleopatra','allow',1.79496427683814239496e+09,1,'a4cc79d081214b4dbc2d1e8c87aa6eed');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',69,'caesar','up 1 quaestors',1.79496427685385060313e+09,2,'337179daf4ca47d5beeeecb607f1766d');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',70,'caesar','draw action',1.7949642768817298412e+09,2,'75c2042b8ead43f6af0e6d50ddc9121d');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',71,'caesar','draw action',1.79496427691597795492e+09,2,'7b12ef2dbd554c2897d835f3c97ed128');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',72,'caesar','draw influence',1.79496427694146275513e+09,2,'b0ef5012a6ec4b3c81cd1a6c394d3f48');
INSERT INTO "entries" VALUES('23ddrjeaxqrg',73,'chance','votes orgy praetors quaestors aediles censors orgy reshuffle senators',1.79496427694146275513e+09,NULL,NULL);
INSERT INTO "entries" VALUES('23ddrjeaxqrg',74,'cleopatra','down 1 censors',1.79496427701146268841e+09,1,'9a72cb37d71c46ecb9e1dd470e2b38ea');
INSERT INTO "entries" VALUES('zdsh7pe52385',0,'chance','votes reshuffle orgy senators aediles praetors censors quaestors orgy',1.79496427746073794365e+09,NULL,NULL);
INSERT INTO "entries" VALUES('zdsh7pe52385',1,'chance','influence cleopatra 3 5 4 2 2 5 3 1 5 2 P 2 4 4 3 P 4 3 1 1 3 5 5 1 2 4 1',1.79496427746073794365e+09,NULL,NULL);
INSERT INTO "entries" VALUES('zdsh7pe52385',2,'chance','influence caesar 3 5 3 4 3 2 5 2 4 4 P 1 5 4 2 P 2 2 4 3 5 5 1 3 1 1 1',1.79496427746073794365e+09,NULL,NULL);
INSERT INTO "entries" VALUES('zdsh7pe52385',3,'cleopatra','order spy assassination veto castling assassination scout wrath assassination veto spy assassination scout castling',1.7949642774866261482e+09,3,'c4aece7e4eb14c92954a87d974552582');
INSERT INTO "entries" VALUES('zdsh7pe52385',4,'caesar','order spy assassination veto castling assassination scout wrath assassination veto spy assassination scout castling',1.79496427753537535665e+09,4,'b27a815b7427456fa70b3d8c845b7c17');
INSERT INTO "entries" VALUES('zdsh7pe52385',5,'chance','bonus quaestors praetors',1.79496427753537535665e+09,NULL,NULL);
INSERT INTO "entries" VALUES('zdsh7pe52385',6,'cleopatra','arrange 5 1 4 3 2',1.79496427764621233934e+09,3,'231dd4ab09d440e1819366c3075b06da');
INSERT INTO "entries" VALUES('zdsh7pe52385',7,'caesar','arrange 4 3 5 1 2',1.79496427781001710892e+09,4,'b0a010a69bf249c5a33f41d12c56818c');
INSERT INTO "entries" VALUES('zdsh7pe52385',8,'cleopatra','up 5 quaestors',1.79496427791386961936e+09,3,'57bca56bec684840b8e8374718ab3f2b');
INSERT INTO "entries" VALUES('zdsh7pe52385',9,'cleopatra','up 4 praetors',1.79496427800502061844e+09,3,'cd36fe5946b849d49e0f1a798ad1e40d');
INSERT INTO "entries" VALUES('zdsh7pe52385',10,'cleopatra','done',1.79496427810649275772e+09,3,'c1a17ea613c24dbe9f59138c92979505');
INSERT INTO "entries" VALUES('zdsh7pe52385',11,'cleopatra','draw action',1.79496427820609259608e+09,3,'4f9dd063243d47e6a3fd5508748f721a');
INSERT INTO "entries" VALUES('zdsh7pe52385',12,'cleopatra','draw influence',1.79496427830219793322e+09,3,'42e97e71f2bd48009baca78f95d9ccd8');
INSERT INTO "entries" VALUES('zdsh7pe52385',13,'chance','votes orgy censors reshuffle praetors quaestors orgy aediles senators',1.79496427830219793322e+09,NULL,NULL);
INSERT INTO "entries" VALUES('zdsh7pe52385',14,'caesar','up 4 praetors',1.7949642784748644829e+09,4,'b239248a00474365b7df96f3523e2a87');
INSERT INTO "entries" VALUES('zdsh7pe52385',15,'caesar','up 1 praetors',1.79496427860616350174e+09,4,'c16d23e5eefa4135a948a8bc80d0058a');
INSERT INTO "entries" VALUES('zdsh7pe52385',16,'caesar','done',1.7949642786471779346e+09,4,'a340ceb41c744adc8c038fd463483ce5');
INSERT INTO "entries" VALUES('zdsh7pe52385',17,'caesar','draw influence',1.79496427880805253978e+09,4,'49ea12d5096c468ca89ab60c2504502e');
INSERT INTO "entries" VALUES('zdsh7pe52385',18,'caesar','draw action',1.79496427900215172772e+09,4,'4186556b7d3b402cb0e097ad32b57937');
INSERT INTO "entries" VALUES('zdsh7pe52385',19,'cleopatra','up 1 senators',1.79496427905013775823e+09,3,'ec6465e1ab9e43b1bf525610f5c641ef');
INSERT INTO "entries" VALUES('zdsh7pe52385',20,'cleopatra','up 2 censors',1.79496427913428187369e+09,3,'fb99952aaf5346d995661002ee927925');
INSERT INTO "entries" VALUES('zdsh7pe52385',21,'cleopatra','done',1.79496427921406459808e+09,3,'117f71cd6d884ac692de4d0039a1f4ef');
INSERT INTO "entries" VALUES('zdsh7pe52385',22,'cleopatra','draw influence',1.79496427926238083841e+09,3,'12d0fc42455943c9b8617db4128f6a61');
INSERT INTO "entries" VALUES('zdsh7pe52385',23,'cleopatra','draw influence',1.79496427932070922849e+09,3,'17631caa228a4896885f34045ae6c05a');
INSERT INTO "entries" VALUES('zdsh7pe52385',24,'caesar','down 2 senators',1.79496427938876986505e+09,4,'4915a2e3a4644afb85a1a50941574e55');
INSERT INTO "entries" VALUES('zdsh7pe52385',25,'caesar','spy',1.79496427944899296759e+09,4,'a06f21d71705423ea99d3dc2407a42f7');
INSERT INTO "entries" VALUES('zdsh7pe52385',26,'cleopatra','allow',1.79496427951933312412e+09,3,'3e0bfce3523d40df8bad827207fc540c');
INSERT INTO "entries" VALUES('zdsh7pe52385',27,'caesar','take 5',1.79496427953408622738e+09,4,'c72d73791cdb427ea21924744f6c76cb');
INSERT INTO "entries" VALUES('zdsh7pe52385',28,'cleopatra','draw influence',1.79496427954985785487e+09,3,'f5aef253bc3642f4bec8e48a2d67f05e');
INSERT INTO "entries" VALUES('zdsh7pe52385',29,'caesar','draw action',1.7949642795658202172e+09,4,'fd6787edd8b84da498ef71a3489e428e');
INSERT INTO "entries" VALUES('zdsh7pe52385',30,'caesar','draw influence',1.79496427958190608031e+09,4,'451b394cd472482fa6a56a3bb19fec76');
INSERT INTO "entries" VALUES('zdsh7pe52385',31,'chance','votes censors aediles senators orgy orgy reshuffle praetors quaestors',1.79496427958190608031e+09,NULL,NULL);
INSERT INTO "entries" VALUES('zdsh7pe52385',32,'cleopatra','up 3 aediles',1.794964279597899437e+09,3,'6ec25c3ef0aa4caf89a44a52967b49f9');
INSERT INTO "entries" VALUES('zdsh7pe52385',33,'cleopatra','up 2 quaestors',1.79496427961821055415e+09,3,'dc845083750f427e889501bdc07aafb3');
INSERT INTO "entries" VALUES('zdsh7pe52385',34,'cleopatra','spy',1.794964279630346775e+09,3,'6eb0dd6e8c5943a98e597d0934145d9c');
INSERT INTO "entries" VALUES('zdsh7pe52385',35,'caesar','allow',1.79496427965004873273e+09,4,'e0f015b1473d4d479ba7dfbe2c8ae501');
INSERT INTO "entries" VALUES('zdsh7pe52385',36,'cleopatra','take 3',1.79496427967057585713e+09,3,'1f554db73cda4ff0b9a2617e27180439');
INSERT INTO "entries" VALUES('zdsh7pe52385',37,'caesar','draw influence',1.79496427976310110085e+09,4,'363dd4b9b20a463bb8b187adc1b991b7');
INSERT INTO "entries" VALUES('zdsh7pe52385',38,'cleopatra','draw influence',1.79496427983805727961e+09,3,'b1c2e3d7c7cb487dba2afad06904eb6d');
INSERT INTO "entries" VALUES('zdsh7pe52385',39,'cleopatra','draw influence',1.79496427984915757174e+09,3,'f8e2bffee590477ab1f2f77927396c6b');
INSERT INTO "entries" VALUES('zdsh7pe52385',40,'cleopatra','draw influence',1.79496427994221138951e+09,3,'7983827f209c405c81a7ecce8b65d9e1');
INSERT INTO "entries" VALUES('zdsh7pe52385',41,'caesar','assassinate 3 aediles',1.7949642800433366299e+09,4,'00a1d71bb0d64549b44c6d6a30d18cd5');
INSERT INTO "entries" VALUES('zdsh7pe52385',42,'cleopatra','allow',1.79496428010230636598e+09,3,'17b18a4022d94195aed3b1fc1ebf397d');
INSERT INTO "entries" VALUES('zdsh7pe52385',43,'caesar','down 5 senators',1.79496428012444424627e+09,4,'9cbfbd1295f646a7a945f51e030cce83');
INSERT INTO "entries" VALUES('zdsh7pe52385',44,'caesar','draw influence',1.79496428014284729957e+09,4,'b781d6a93fd3495096d795b8a10a5210');
INSERT INTO "entries" VALUES('zdsh7pe52385',45,'caesar','draw action',1.79496428016288852693e+09,4,'5074b32fe91c42d389476f883fed1804');
INSERT INTO "entries" VALUES('zdsh7pe52385',46,'cleopatra','up 2 senators',1.79496428019064497945e+09,3,'02cd497381974524b2441e4855b6f3a5');
INSERT INTO "entries" VALUES('zdsh7pe52385',47,'cleopatra','up 3 censors',1.79496428020190072058e+09,3,'de86a9bd47b4482d9c02d2641a39df8c');
INSERT INTO "entries" VALUES('zdsh7pe52385',48,'cleopatra','done',1.7949642802780072689e+09,3,'39184fae1d8e449085ef7e8b13e39214');
INSERT INTO "entries" VALUES('zdsh7pe52385',49,'cleopatra','draw influence',1.79496428028329133982e+09,3,'e75bcda6ffde496bb0f6f7881001a97e');
INSERT INTO "entries" VALUES('zdsh7pe52385',50,'cleopatra','draw influence',1.79496428032444524762e+09,3,'62d1fd8b8a8043cfbf357fa24f4c0fdc');
INSERT INTO "entries" VALUES('zdsh7pe52385',51,'caesar','up 5 censors',1.79496428035175824167e+09,4,'62b215b5fa0949ed925dac2701aab046');
INSERT INTO "entries" VALUES('zdsh7pe52385',52,'caesar','up 4 praetors',1.79496428035821795465e+09,4,'4e459e88494f44f6a006c02163b91c96');
INSERT INTO "entries" VALUES('zdsh7pe52385',53,'caesar','done',1.79496428036283898347e+09,4,'53ec03e2f3084ccd8b7561a7a3bd3b32');
INSERT INTO "entries" VALUES('zdsh7pe52385',54,'caesar','draw influence',1.79496428036700916286e+09,4,'279a857bf5cf418ea903e64c2e5a7794');
INSERT INTO "entries" VALUES('zdsh7pe52385',55,'caesar','draw action',1.79496428037112069125e+09,4,'fcacd63115c74bf4a11a190af62c3b5a');
INSERT INTO "entries" VALUES('zdsh7pe52385',56,'cleopatra','up 3 praetors',1.79496428037557625772e+09,3,'de3739e7f5c34f328cedde65a72c2d0c');
INSERT INTO "entries" VALUES('zdsh7pe52385',57,'cleopatra','up 1 quaestors',1.79496428039013671872e+09,3,'188573d112c641248f4a32ea44f42a94');
INSERT INTO "entries" VALUES('zdsh7pe52385',58,'cleopatra','done',1.79496428041081047062e+09,3,'ccb9f354608141f896fa78cd09acd202');
INSERT INTO "entries" VALUES('zdsh7pe52385',59,'cleopatra','draw action',1.79496428041840386385e+09,3,'c09389444b854c449eca5236278b478d');
INSERT INTO "entries" VALUES('zdsh7pe52385',60,'cleopatra','draw influence',1.79496428043468022345e+09,3,'a383f8b6805d4de084067f34ef2361a9');
INSERT INTO "entries" VALUES('zdsh7pe52385',61,'caesar','castle senators praetors',1.7949642804414560795e+09,4,'0eeb1994c364407998491625afd4bdec');
INSERT INTO "entries" VALUES('zdsh7pe52385',62,'cleopatra','allow',1.79496428045900034906e+09,3,'2a743929c97a49b39ff9d75b8156562b');
INSERT INTO "entries" VALUES('zdsh7pe52385',63,'caesar','rearrange 1 2 4 4 4 / 3',1.7949642804707961083e+09,4,'51da8e7d8944445fb3e1a2d37c80ca05');
INSERT INTO "entries" VALUES('zdsh7pe52385',64,'caesar','down 3 praetors',1.79496428052610826494e+09,4,'5c5ff1a8bceb4748b7cc6fc4c4681b22');
INSERT INTO "entries" VALUES('zdsh7pe52385',65,'caesar','draw action',1.7949642805647521019e+09,4,'440281b1a0d24d5094f76322c80c5f75');
INSERT INTO "entries" VALUES('zdsh7pe52385',66,'caesar','draw influence',1.79496428058425498003e+09,4,'9f670df4eba849e297214b811adc20e0');
INSERT INTO "entries" VALUES('zdsh7pe52385',67,'chance','votes aediles senators quaestors censors praetors orgy orgy reshuffle',1.79496428058425498003e+09,NULL,NULL);
INSERT INTO "entries" VALUES('zdsh7pe52385',68,'cleopatra','up 2 aediles',1.79496428060524606702e+09,3,'7d2f485d50734d7da6e48fb0f1e3f9f5');
INSERT INTO "entries" VALUES('zdsh7pe52385',69,'cleopatra','up 5 senators',1.79496428062299489972e+09,3,'ee1a65ad8b9041afa96838faac43864b');
INSERT INTO "entries" VALUES('zdsh7pe52385',70,'cleopatra','assassinate 2 aediles',1.79496428063254928587e+09,3,'f208263e9fe448f8b62be79bf088dcbf');
INSERT INTO "entries" VALUES('9sr5a7xthzst',0,'chance','start red',1.79496428068728065491e+09,NULL,NULL);
INSERT INTO "entries" VALUES('9sr5a7xthzst',1,'chance','tiles IV II IV IIc IIc III III IV IIc IIc V IV III II II II III V V IV II III II II IV II V III IV III III III IV IV V III III III III III III IIc V IIc',1.79496428068728065491e+09,NULL,NULL);
INSERT INTO "entries" VALUES('9sr5a7xthzst',2,'red','caesar g3>j5',1.79496428069201183316e+09,7,'8522a71be03c42e882faea8ab25fc44d');
INSERT INTO "entries" VALUES('9sr5a7xthzst',3,'blue','caesar i3>m3',1.79496428070710682873e+09,8,'193dba4ed3754892ae7b7ff994c7b1b5');
INSERT INTO "entries" VALUES('9sr5a7xthzst',4,'green','caesar g3>l1',1.79496428077131366723e+09,9,'2fb1c8ce434e4dd2b1f77611f51b382c');
INSERT INTO "entries" VALUES('9sr5a7xthzst',5,'red','enter a1',1.79496428084999275209e+09,7,'0840c9fb96fe494a9cf683fc2d9602bc');
INSERT INTO "entries" VALUES('9sr5a7xthzst',6,'blue','caesar g3>j5',1.79496428089033031459e+09,8,'a56a7ee8bf10470eafbe13b48b21a720');
INSERT INTO "entries" VALUES('9sr5a7xthzst',7,'green','caesar b5>i3',1.79496428103818702693e+09,9,'e7374afb1d9c4a2b91cf475f87b8d33b');
INSERT INTO "entries" VALUES('9sr5a7xthzst',8,'red','caesar j5>senate',1.79496428112642693515e+09,7,'cc87210acbd749e9915daa522f0ee6b3');
INSERT INTO "entries" VALUES('9sr5a7xthzst',9,'blue','caesar g3>l1',1.79496428124219059943e+09,8,'dbe62b38144e41fd85364e2105a5d984');
INSERT INTO "entries" VALUES('9sr5a7xthzst',10,'green','caesar j5>senate',1.79496428131815552713e+09,9,'96764ed8d80b45638c873d8fc0096782');
INSERT INTO "entries" VALUES('9sr5a7xthzst',11,'red','move a1>e1',1.79496428140217351913e+09,7,'c3efa441f8e54fb18794b09036d08cbd');
INSERT INTO "entries" VALUES('9sr5a7xthzst',12,'blue','caesar g3>j5',1.79496428149772572517e+09,8,'885716cde98d45c6b44b951d57840a63');
INSERT INTO "entries" VALUES('9sr5a7xthzst',13,'green','enter a1',1.79496428161031341551e+09,9,'421291fa084f49378cea8e5bb314e1e9');
INSERT INTO "entries" VALUES('9sr5a7xthzst',14,'red','enter c1',1.79496428168069028855e+09,7,'094fded7a8fd4199853a7d23e7d0c544');
INSERT INTO "entries" VALUES('9sr5a7xthzst',15,'blue','caesar j5>senate',1.79496428178362536429e+09,8,'a8592ba49cf345c08e2477be4147347e');
INSERT INTO "entries" VALUES('9sr5a7xthzst',16,'green','propose {"promises":[{"by":"red","to":"green","kind":"consent","turns":1}]}',1.79496428188231611248e+09,9,'5792ed80093f400ba352b66f4e8c6037');
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
INSERT INTO "keys" VALUES(1,'ca734cdea256568dd938d9e77ac81c33ae76a07fb32c19787c41429a34eb3f04',1.79496427147351431848e+09,1.79496427147351431848e+09);
INSERT INTO "keys" VALUES(2,'2246c3b8fd64c5a681893bc1c25d688121f61a040a1330f46d863b6b5e5aa275',1.79496427150643587111e+09,1.79496427150643587111e+09);
INSERT INTO "keys" VALUES(3,'280a92f66a4b8a315fe241198ddd67fa824d23f6f18434a08512feedc08d5037',1.7949642771064703464e+09,1.7949642771064703464e+09);
INSERT INTO "keys" VALUES(4,'1f11051853bf75e4722992f14a96b4df41d2680ea039d89aaf92a45c49ef91c0',1.79496427717077445987e+09,1.79496427717077445987e+09);
INSERT INTO "keys" VALUES(5,'9222a1662cb018818a8c7f6357a740bdaed1b6b902b3656f6140b54e3f837934',1.7949642806409358978e+09,1.7949642806409358978e+09);
INSERT INTO "keys" VALUES(6,'4941e6bce798c7108c211e57fcb97731252146473dd9163ed9942090c4531a05',1.79496428065045166011e+09,1.79496428065045166011e+09);
INSERT INTO "keys" VALUES(7,'aced81b832ebcfb970d15cc211b9e12766d52492f425de3e6d16a6153922996c',1.79496428066183972356e+09,1.79496428066183972356e+09);
INSERT INTO "keys" VALUES(8,'f79e2663f13262dc37f48e29369e5d2d571bd9d15f8c833b54ca1afeb56fd1c0',1.79496428066444110869e+09,1.79496428066444110869e+09);
INSERT INTO "keys" VALUES(9,'3f389315585499b11d3074d339f8d3e9a151aa0a5106368d5ec334e19eecbb42',1.79496428066689348219e+09,1.79496428066689348219e+09);
CREATE TABLE life (
	id INTEGER NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "life" VALUES(1,1.79496426502756476406e+09);
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
INSERT INTO "seats" VALUES('23ddrjeaxqrg',0,'cleopatra','person',NULL,1,'cleopatra player','8MOkGHo3-4APbs1W7GwiHg','null',0,0,0,NULL,1.79496427701146268841e+09,NULL,0);
INSERT INTO "seats" VALUES('23ddrjeaxqrg',1,'caesar','person',NULL,2,'caesar player','YEQVwCiSE-78eg297oSmpg','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('zdsh7pe52385',0,'cleopatra','person',NULL,3,'cleopatra player','yHa1Qwf9cg16jttF3hokyQ','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('zdsh7pe52385',1,'caesar','person',NULL,4,'caesar player','2OhhQ6eOh_6_NJasAPvYIQ','null',0,0,0,NULL,1.79496428063254928587e+09,NULL,0);
INSERT INTO "seats" VALUES('fr735kwsd5qb',0,'cleopatra','person',NULL,5,'cleopatra player','AFrpXkmDdZp6zkC4H16eRA','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('fr735kwsd5qb',1,'caesar','person',NULL,6,'caesar player','y9wCfm7N0mXUa4YqEeKIcQ','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('9sr5a7xthzst',0,'red','person',NULL,7,'red player','C6H7AVGnhaFR7Jlzgc2u_A','null',0,0,0,NULL,1.79496428188231611248e+09,NULL,0);
INSERT INTO "seats" VALUES('9sr5a7xthzst',1,'blue','person',NULL,8,'blue player','fYRauJDkjsR6fhvgf9MMWA','null',0,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('9sr5a7xthzst',2,'green','person',NULL,9,'green player','zNEhyhTAqFAuzeZ71slZXg','null',0,0,0,NULL,NULL,NULL,0);
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
INSERT INTO "tables" VALUES('23ddrjeaxqrg',70,'caesar-cleopatra','{"edition": "french", "actions": "shuffled"}',1,0,1,'null','playing',1,'b566f05488ead037234429e4f366d78d52a57ed912002fb51e491176ee51a11c','c724570158fd67775c84d0a3505e9f3de144a46c5dd4b8bdabb06b0f5626f1b8',1.79496427157063221931e+09,1.79496427701160550117e+09,75,4,0,'{"": ["cleopatra/", 74], "cleopatra": ["cleopatra//laid/cleopatra/", 75]}','{}','null',NULL,NULL,0);
INSERT INTO "tables" VALUES('zdsh7pe52385',67,'caesar-cleopatra','{"edition": "kosmos"}',1,0,1,'null','playing',3,'f6efa87e2f65f9f53e55f7bfba8da484d9ee3b5b5bec35a634f430737d07f938','7ec1474d42e4151a631be326558bfa0b53eebb169f4187a32b48ffb8a243839a',1.79496427732095670702e+09,1.79496428063265490524e+09,71,4,0,'{"": ["cleopatra/", 68], "caesar": ["cleopatra//veto/caesar/", 71]}','{}','null',NULL,NULL,0);
INSERT INTO "tables" VALUES('fr735kwsd5qb',2,'caesar-cleopatra','{"edition": "french"}',0,0,1,'null','waiting',5,'d0a2aa8fe4d656fc078206ffbbebfadd5434ffa7fb555874b7a1102a4ae804af','b7542585652415a8822eaf9570f0d261d68d1bcb25995b0a1a5bbe39deacd9f9',1.79496428064681982994e+09,1.7949642806592571735e+09,0,3,0,'{}','{}','null',NULL,NULL,0);
INSERT INTO "tables" VALUES('9sr5a7xthzst',19,'quovadis','{"ones": "all", "disclosure": false, "consul": false, "laurels": "hidden"}',1,0,1,'null','playing',7,'4d3c6fbf3571cec2c46ab90329831baf6fbf2d4f530acd386de889e5c7ae5305','a8c47feec3037b0e09687e16a6fe6c8300fc18af01ab2c7e28f3416f02dd06c8',1.7949642806722223759e+09,1.7949642818824446201e+09,17,5,0,'{"": ["green/14", 16], "red": ["green/14/action//1", 17]}','{}','null',NULL,NULL,0);
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

-- A store of version 3 with the matches of that of version 1.
CREATE TABLE alerts (
            match TEXT NOT NULL,
            n INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            PRIMARY KEY (match, n, seat)
        );
CREATE TABLE chat (
            match TEXT NOT NULL,
            number INTEGER NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            name TEXT NOT NULL,
            seat INTEGER NOT NULL,
            text TEXT NOT NULL, person TEXT NOT NULL DEFAULT '',
            PRIMARY KEY (match, number)
        );
INSERT INTO "chat" VALUES('NjwggEYcCwLe',1,1794843223.45,'',-2,'{"key":"seat.came","seat":1,"name":"Ben"}','');
INSERT INTO "chat" VALUES('NjwggEYcCwLe',2,1794843223.65,'Ana',0,'hello from Ana','');
INSERT INTO "chat" VALUES('NjwggEYcCwLe',3,1794843223.67,'Ben',1,'hello from Ben','');
INSERT INTO "chat" VALUES('NjwggEYcCwLe',4,1794843223.68,'Eve',-1,'hello from Eve','');
INSERT INTO "chat" VALUES('sJJ7tHz5r7Yn',1,1794843223.69,'',-2,'{"key":"seat.came","seat":1,"name":"Ben"}','');
CREATE TABLE journal (
            match TEXT NOT NULL,
            n INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            move TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (match, n)
        );
INSERT INTO "journal" VALUES('NjwggEYcCwLe',0,-1,'colour light_blue',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',1,-1,'colour yellow_green',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',2,-1,'deal fish',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',3,-1,'deal lumberjack',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',4,-1,'deal lumberjack',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',5,-1,'deal priest',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',6,-1,'deal lumberjack',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',7,-1,'deal priest',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',8,-1,'deal priest',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',9,-1,'deal mulberry',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',10,-1,'deal moai',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',11,-1,'deal mulberry',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',12,-1,'deal fish',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',13,-1,'deal lumberjack',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',14,-1,'deal grain',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',15,-1,'deal grain',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',16,-1,'deal moai',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',17,-1,'deal mulberry',1794843223.42);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',18,0,'pass',1794843223.49);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',19,0,'lay sweet_potato 1',1794843223.54);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',20,0,'draw 0',1794843223.56);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',21,1,'pass',1794843223.57);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',22,1,'lay grain 1',1794843223.58);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',23,1,'draw 3',1794843223.59);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',24,0,'pass',1794843223.6);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',25,0,'lay grain 1',1794843223.62);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',26,0,'draw 3',1794843223.63);
INSERT INTO "journal" VALUES('NjwggEYcCwLe',27,1,'buy grain',1794843223.63);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',0,-1,'deal m05',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',1,-1,'deal m01',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',2,-1,'deal m03',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',3,-1,'reveal mahi_mahi',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',4,-1,'reveal tiare',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',5,-1,'reveal tiare',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',6,-1,'reveal m04b',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',7,-1,'turn goods_taro',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',8,-1,'turn rituals_1',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',9,-1,'turn pearls_4',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',10,-1,'turn helpers_3',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',11,-1,'turn rank_ariki',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',12,-1,'turn goods_mahi_mahi',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',13,-1,'turn pearls_3',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',14,-1,'turn same_2',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',15,-1,'turn mana_5',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',16,-1,'turn mana_4',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',17,-1,'turn rituals_1',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',18,-1,'turn priests_3',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',19,-1,'turn auction_1',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',20,-1,'turn pearls_4',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',21,-1,'turn masks_1',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',22,-1,'deal piri',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',23,-1,'deal orerorero',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',24,-1,'deal tohu',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',25,-1,'deal rua_hatu',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',26,-1,'deal orerorero',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',27,-1,'deal rau_pena',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',28,-1,'deal rearea',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',29,-1,'deal matarua',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',30,-1,'deal raa',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',31,-1,'deal toa_hiti',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',32,-1,'deal vanaanaa',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',33,-1,'deal rua_tupua_nui',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',34,-1,'deal faa_hotu',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',35,-1,'deal atea',1794843223.71);
INSERT INTO "journal" VALUES('W8KEVrUU4wfB',36,-1,'deal te_fatu',1794843223.71);
CREATE TABLE links (
            hash TEXT PRIMARY KEY,
            match TEXT NOT NULL,
            seat INTEGER NOT NULL,
            person TEXT
        );
INSERT INTO "links" VALUES('410ff967d52b2dd6e8b15a4d8a5df7484fac6f7f2b61d96aebf04eef22dc489f','NjwggEYcCwLe',0,NULL);
INSERT INTO "links" VALUES('f28e2809b3d31c1461b898a359c40455582685f5d80647ca8fb5fb567c77f520','NjwggEYcCwLe',-1,NULL);
INSERT INTO "links" VALUES('bed9a19294f931a78d84c63be26052ef3cd6bf07395fcbcf5fdbc04e805f571c','sJJ7tHz5r7Yn',0,NULL);
INSERT INTO "links" VALUES('0b88ab6e202b18467377fa4d75406b3ecf0d41c05b9500bf45cfbca7dbb3487f','sJJ7tHz5r7Yn',-1,NULL);
INSERT INTO "links" VALUES('6716e807b268232efefd695cfd7598537c93d2e834cafa734ea57b7007c40191','W8KEVrUU4wfB',0,NULL);
CREATE TABLE matches (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            seats INTEGER NOT NULL,
            options TEXT NOT NULL,
            uploaded INTEGER NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            updated DOUBLE PRECISION NOT NULL,
            n INTEGER NOT NULL,
            turn TEXT NOT NULL,
            over INTEGER NOT NULL,
            ended INTEGER NOT NULL,
            public INTEGER NOT NULL,
            people TEXT NOT NULL,
            people_version INTEGER NOT NULL,
            chats INTEGER NOT NULL,
            touches INTEGER NOT NULL,
            due DOUBLE PRECISION,
            seq INTEGER NOT NULL
        , deleted DOUBLE PRECISION);
INSERT INTO "matches" VALUES('NjwggEYcCwLe','rapanui2011',2,'{}',0,1794843223.42,1794843223.63,28,'[1]',0,0,0,'{"host":"8152d0ea3ad9ae097f4ad592ed8fe3de","places":[{"kind":"person","name":"Ana","bot":"","persons":["8152d0ea3ad9ae097f4ad592ed8fe3de"],"away_bot":false},{"kind":"person","name":"Ben","bot":"","persons":["854c76082689cbceef9cebb263b84ef6"],"away_bot":false}],"decided":{"hints":true,"confirm":false,"chat":true,"public":false,"takeover_minutes":0.0,"takeover_bot":"skilled","clock_seconds":0,"pace_ms":0,"webhook":""},"language":"en","removed":[],"ended":false,"uploaded":false}',2,4,4,NULL,42,NULL);
INSERT INTO "matches" VALUES('sJJ7tHz5r7Yn','tongiaki',2,'{"final_draws":"continue","stall_limit":0}',0,1794843223.68,1794843223.7,0,'[0]',0,1,1,'{"host":"8152d0ea3ad9ae097f4ad592ed8fe3de","places":[{"kind":"person","name":"Ana","bot":"","persons":["8152d0ea3ad9ae097f4ad592ed8fe3de"],"away_bot":false},{"kind":"person","name":"Ben","bot":"","persons":["854c76082689cbceef9cebb263b84ef6"],"away_bot":false}],"decided":{"hints":true,"confirm":false,"chat":true,"public":true,"takeover_minutes":0.0,"takeover_bot":"skilled","clock_seconds":0,"pace_ms":0,"webhook":""},"language":"en","removed":[],"ended":true,"uploaded":false}',3,1,0,NULL,45,NULL);
INSERT INTO "matches" VALUES('W8KEVrUU4wfB','raiatea',3,'{"tane":false,"oracle":false,"scarcity":false}',0,1794843223.71,1794843223.71,37,'[0,1,2]',0,0,0,'{"host":"8152d0ea3ad9ae097f4ad592ed8fe3de","places":[{"kind":"person","name":"Ana","bot":"","persons":["8152d0ea3ad9ae097f4ad592ed8fe3de"],"away_bot":false},{"kind":"bot","name":"","bot":"novice","persons":[],"away_bot":false},{"kind":"bot","name":"","bot":"novice","persons":[],"away_bot":false}],"decided":{"hints":true,"confirm":false,"chat":true,"public":false,"takeover_minutes":0,"takeover_bot":"skilled","clock_seconds":0,"pace_ms":0,"webhook":""},"language":"en","removed":[],"ended":false,"uploaded":false}',1,0,0,1.79484323371139335634e+09,46,NULL);
CREATE TABLE presence (
            match TEXT NOT NULL,
            seat INTEGER NOT NULL,
            here INTEGER NOT NULL,
            seen DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (match, seat)
        );
INSERT INTO "presence" VALUES('NjwggEYcCwLe',0,0,1794843223.66);
INSERT INTO "presence" VALUES('NjwggEYcCwLe',1,0,1794843223.67);
CREATE TABLE seated (
            person TEXT NOT NULL,
            match TEXT NOT NULL,
            seat INTEGER NOT NULL,
            PRIMARY KEY (person, match)
        );
INSERT INTO "seated" VALUES('8152d0ea3ad9ae097f4ad592ed8fe3de','NjwggEYcCwLe',0);
INSERT INTO "seated" VALUES('854c76082689cbceef9cebb263b84ef6','NjwggEYcCwLe',1);
INSERT INTO "seated" VALUES('8152d0ea3ad9ae097f4ad592ed8fe3de','sJJ7tHz5r7Yn',0);
INSERT INTO "seated" VALUES('854c76082689cbceef9cebb263b84ef6','sJJ7tHz5r7Yn',1);
INSERT INTO "seated" VALUES('8152d0ea3ad9ae097f4ad592ed8fe3de','W8KEVrUU4wfB',0);
CREATE TABLE versions (version INTEGER PRIMARY KEY);
INSERT INTO "versions" VALUES(1);
INSERT INTO "versions" VALUES(2);
INSERT INTO "versions" VALUES(3);
CREATE INDEX matches_due ON matches (due);
CREATE INDEX matches_public ON matches (public, updated);
CREATE INDEX matches_seq ON matches (seq);
CREATE INDEX links_match ON links (match, seat);
CREATE INDEX seated_match ON seated (match);
CREATE INDEX chat_person ON chat (person);
CREATE INDEX matches_updated ON matches (updated);
CREATE TABLE results (
            person TEXT NOT NULL,
            match TEXT NOT NULL,
            level TEXT NOT NULL,
            place INTEGER NOT NULL,
            points INTEGER NOT NULL,
            margin INTEGER NOT NULL,
            PRIMARY KEY (person, match)
        );
CREATE INDEX results_match ON results (match);
CREATE TABLE unlisted (
            person TEXT NOT NULL,
            match TEXT NOT NULL,
            PRIMARY KEY (person, match)
        );
CREATE INDEX unlisted_match ON unlisted (match);

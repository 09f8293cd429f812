create table "site" ("key" text not null, "value" text not null, constraint "site_key" primary key ("key")) without rowid;
insert into site (key, value) values ('epoch', '0');
create table "persons" ("id" text not null, "name" text not null, "handle" text, "passphrase" text, "mail" text, "program" integer default 0 not null, "language" text default 'en' not null, "sleep" text, "away_until" bigint, "away_days" integer default 0 not null, "away_year" integer default 0 not null, "created" bigint not null, "seen" bigint not null, constraint "persons_key" primary key ("id"));
create unique index "persons_by_handle" on "persons" ("handle") where handle is not null;
create unique index "persons_by_mail" on "persons" ("mail") where mail is not null;
create table "sessions" ("hash" text not null, "person" text not null, "created" bigint not null, "seen" bigint not null, constraint "sessions_key" primary key ("hash"), constraint "sessions_person" foreign key ("person") references "persons" ("id") on delete cascade) without rowid;
create index "sessions_by_person" on "sessions" ("person");
create table "tokens" ("hash" text not null, "person" text not null, "label" text not null, "created" bigint not null, "seen" bigint, constraint "tokens_key" primary key ("hash"), constraint "tokens_person" foreign key ("person") references "persons" ("id") on delete cascade) without rowid;
create index "tokens_by_person" on "tokens" ("person");
create table "mail_codes" ("mail" text not null, "hash" text not null, "person" text, "tries" integer default 0 not null, "until" bigint not null, constraint "mail_codes_key" primary key ("mail"), constraint "mail_codes_person" foreign key ("person") references "persons" ("id") on delete cascade) without rowid;
create index "mail_codes_by_person" on "mail_codes" ("person");
create table "channels" ("id" text not null, "person" text not null, "kind" text not null, "address" text not null, "active" integer default 1 not null, "trouble" text, "created" bigint not null, constraint "channels_key" primary key ("id"), constraint "channels_person" foreign key ("person") references "persons" ("id") on delete cascade);
create index "channels_by_person" on "channels" ("person");
create table "tables" ("id" text not null, "title" text not null, "status" text not null, "how" text, "open" integer not null, "owner" text not null, "edition" text not null, "mode" text not null, "opening" text not null, "players" integer not null, "pace" text not null, "undo" text not null, "length" integer not null, "round" integer not null, "asked" integer, "deadline" bigint, "clocks" text, "created" bigint not null, "changed" bigint not null, "daily" text, "scores" text, constraint "tables_key" primary key ("id"), constraint "tables_owner" foreign key ("owner") references "persons" ("id"));
create index "tables_by_status" on "tables" ("status", "open", "changed");
create index "tables_by_owner" on "tables" ("owner");
create index "tables_by_day" on "tables" ("daily") where daily is not null;
create table "seats" ("table_id" text not null, "seat" integer not null, "person" text, "bot" integer, "former" text, "colour" integer not null, constraint "seats_key" primary key ("table_id", "seat"), constraint "seats_table_id" foreign key ("table_id") references "tables" ("id") on delete cascade, constraint "seats_person" foreign key ("person") references "persons" ("id"), constraint "seats_former" foreign key ("former") references "persons" ("id")) without rowid;
create index "seats_by_person" on "seats" ("person") where person is not null;
create index "seats_by_former" on "seats" ("former") where former is not null;
create table "members" ("table_id" text not null, "person" text not null, constraint "members_key" primary key ("table_id", "person"), constraint "members_table_id" foreign key ("table_id") references "tables" ("id") on delete cascade, constraint "members_person" foreign key ("person") references "persons" ("id") on delete cascade) without rowid;
create index "members_by_person" on "members" ("person");
create table "invitations" ("hash" text not null, "table_id" text not null, "seat" integer, "watch" integer not null, "created_by" text not null, "created" bigint not null, "used_by" text, "used" bigint, constraint "invitations_key" primary key ("hash"), constraint "invitations_table_id" foreign key ("table_id") references "tables" ("id") on delete cascade, constraint "invitations_created_by" foreign key ("created_by") references "persons" ("id"), constraint "invitations_used_by" foreign key ("used_by") references "persons" ("id")) without rowid;
create index "invitations_by_table" on "invitations" ("table_id");
create table "entries" ("table_id" text not null, "n" integer not null, "at" bigint not null, "kind" text not null, "seat" integer, "person" text, "body" text not null, "message" text, constraint "entries_key" primary key ("table_id", "n"), constraint "entries_table_id" foreign key ("table_id") references "tables" ("id") on delete cascade) without rowid;
create unique index "entries_by_message" on "entries" ("table_id", "message") where message is not null;
create table "notes" ("table_id" text not null, "person" text not null, "text" text not null, constraint "notes_key" primary key ("table_id", "person"), constraint "notes_table_id" foreign key ("table_id") references "tables" ("id") on delete cascade, constraint "notes_person" foreign key ("person") references "persons" ("id") on delete cascade);
create index "notes_by_person" on "notes" ("person");
create table "due" ("kind" text not null, "subject" text not null, "at" bigint not null, "taken_until" bigint default 0 not null, "detail" text default '' not null, constraint "due_key" primary key ("kind", "subject")) without rowid;
create index "due_by_moment" on "due" ("at");
create table "presence" ("node" text not null, "person" text not null, "seen" bigint not null, constraint "presence_key" primary key ("node", "person")) without rowid;
create index "presence_by_person" on "presence" ("person");
create table "told" ("table_id" text not null, "ply" integer not null, "channel" text not null, "at" bigint not null, constraint "told_key" primary key ("table_id", "ply", "channel"), constraint "told_table_id" foreign key ("table_id") references "tables" ("id") on delete cascade) without rowid;
create table "results" ("table_id" text not null, "seat" integer not null, "person" text, "bot" integer, "edition" text not null, "mode" text not null, "players" integer not null, "glory" integer not null, "place" integer not null, "won" integer not null, "parts" text not null, "finished" bigint not null, "daily" text, constraint "results_key" primary key ("table_id", "seat"), constraint "results_table_id" foreign key ("table_id") references "tables" ("id") on delete cascade, constraint "results_person" foreign key ("person") references "persons" ("id")) without rowid;
create index "results_by_person" on "results" ("person", "finished") where person is not null;
create index "results_by_day" on "results" ("daily", "glory") where daily is not null;
create table "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
insert into "kysely_migration" ("name", "timestamp") values ('0001-tables', '2026-11-16T00:00:00.000Z');
-- Rows
insert into "site" ("key", "value") values ('push-key', 'key of "web push"');
insert into "persons" ("id", "name", "handle", "passphrase", "mail", "program", "language", "sleep", "away_until", "away_days", "away_year", "created", "seen") values ('annann', 'Ann O''Neill ⛵', 'ann', 'scrypt$1$2', 'ann@example.org', 0, 'fr', '{"from":1320,"to":420,"zone":"Europe/Rome"}', 1790000000005, 7, 2026, 1790000000000, 1790000000001);
insert into "persons" ("id", "name", "handle", "passphrase", "mail", "program", "language", "sleep", "away_until", "away_days", "away_year", "created", "seen") values ('benben', 'Ben', null, null, null, 1, 'it', null, null, 0, 0, 1790000000000, 1790000000000);
insert into "sessions" ("hash", "person", "created", "seen") values ('hash1', 'annann', 1790000000000, 1790000000000);
insert into "tokens" ("hash", "person", "label", "created", "seen") values ('hash2', 'benben', 'my bot', 1790000000000, null);
insert into "mail_codes" ("mail", "hash", "person", "tries", "until") values ('new@example.org', 'hash3', null, 2, 1790000000000);
insert into "channels" ("id", "person", "kind", "address", "active", "trouble", "created") values ('channel1', 'annann', 'webhook', '{"url":"https://example.org/?a=1&b=\"2\""}', 0, 'refused: 404', 1790000000000);
insert into "tables" ("id", "title", "status", "how", "open", "owner", "edition", "mode", "opening", "players", "pace", "undo", "length", "round", "asked", "deadline", "clocks", "created", "changed", "daily", "scores") values ('table1', 'Table table1', 'playing', null, 1, 'annann', 'classic', 'standard', 'edition classic
seed tonight
', 4, '{"kind":"live"}', 'never', 3, 1, 1, 1790000000009, '{"left":[1,2]}', 1790000000000, 1790000000000, null, null);
insert into "tables" ("id", "title", "status", "how", "open", "owner", "edition", "mode", "opening", "players", "pace", "undo", "length", "round", "asked", "deadline", "clocks", "created", "changed", "daily", "scores") values ('table2', 'Table table2', 'ended', 'played', 0, 'benben', 'classic', 'standard', 'edition classic
	seed ünïcode \ "x"
', 4, '{"kind":"live"}', 'never', 0, 1, 0, null, null, 1790000000000, 1790000000000, '2026-11-16', '[70,-1]');
insert into "seats" ("table_id", "seat", "person", "bot", "former", "colour") values ('table1', 0, 'annann', null, null, 4);
insert into "seats" ("table_id", "seat", "person", "bot", "former", "colour") values ('table1', 1, null, 2, 'benben', 0);
insert into "members" ("table_id", "person") values ('table2', 'annann');
insert into "invitations" ("hash", "table_id", "seat", "watch", "created_by", "created", "used_by", "used") values ('hash4', 'table1', 1, 0, 'annann', 1790000000000, 'benben', 1790000000000);
insert into "entries" ("table_id", "n", "at", "kind", "seat", "person", "body", "message") values ('table1', 1, 1790000000001, 'move', 0, 'annann', 'move 1', 'message-1');
insert into "entries" ("table_id", "n", "at", "kind", "seat", "person", "body", "message") values ('table1', 2, 1790000000002, 'move', 0, null, 'move 2', null);
insert into "entries" ("table_id", "n", "at", "kind", "seat", "person", "body", "message") values ('table1', 3, 1790000000003, 'chat', null, null, '{"text":"it''s ⛵\n"}', 'message-3');
insert into "notes" ("table_id", "person", "text") values ('table1', 'benben', 'remember
this');
insert into "due" ("kind", "subject", "at", "taken_until", "detail") values ('clock', 'table1', 1790000000009, 1790000000010, '3');
insert into "presence" ("node", "person", "seen") values ('node1', 'annann', 1790000000000);
insert into "told" ("table_id", "ply", "channel", "at") values ('table1', 2, 'channel1', 1790000000000);
insert into "results" ("table_id", "seat", "person", "bot", "edition", "mode", "players", "glory", "place", "won", "parts", "finished", "daily") values ('table2', 0, 'annann', null, 'classic', 'standard', 4, -3, 4, 0, '{"cities":7}', 1790000000000, '2026-11-16');

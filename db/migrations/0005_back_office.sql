CREATE TABLE "desk_audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entry_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "desk_entries" (
	"entity" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb,
	"attached" jsonb,
	"draft" jsonb,
	"draft_actor_id" uuid,
	"draft_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"binned_at" timestamp with time zone,
	"binned_from" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_entries_entity_entry_id_pk" PRIMARY KEY("entity","entry_id")
);
--> statement-breakpoint
CREATE TABLE "desk_moves" (
	"path" text PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_removals" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folder" uuid,
	"size" bigint,
	"begun_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"writer" uuid,
	"writing_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folder" uuid,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"focal_x" double precision DEFAULT 0.5 NOT NULL,
	"focal_y" double precision DEFAULT 0.5 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "files_path_unique" UNIQUE("path"),
	CONSTRAINT "files_focal" CHECK ("files"."focal_x" between 0 and 1 and "files"."focal_y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "folders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent" uuid,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transcodes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_id" uuid,
	"title" text NOT NULL,
	"folder" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"step" text,
	"steps" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"reason" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"run" uuid,
	"seconds" real,
	"width" integer,
	"height" integer,
	"channels" integer,
	"loudness" real,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sound_set" jsonb,
	"audio" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"posters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"poster" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_empty" (
	"day" date NOT NULL,
	"words" text COLLATE "C" NOT NULL,
	"asked" integer NOT NULL,
	"visitors" bit(64) NOT NULL,
	CONSTRAINT "search_empty_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_counts_kind_day_pk" PRIMARY KEY("kind","day")
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "author" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "reviewer" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "reviewed_on" date;
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "next_review_on" date;
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "retreats" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "author" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "reviewer" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "reviewed_on" date;
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "next_review_on" date;
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "view_days" ADD COLUMN "seconds" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "search_emergency_words" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_folder_folders_id_fk" FOREIGN KEY ("folder") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_folder_folders_id_fk" FOREIGN KEY ("folder") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_parent_folders_id_fk" FOREIGN KEY ("parent") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "desk_audit_by_time" ON "desk_audit" USING btree ("at","id");
--> statement-breakpoint
CREATE INDEX "desk_audit_of_entry" ON "desk_audit" USING btree ("entity","entry_id","at");
--> statement-breakpoint
CREATE INDEX "desk_entries_by_state" ON "desk_entries" USING btree ("entity","state","updated_at");
--> statement-breakpoint
CREATE INDEX "desk_entries_to_publish" ON "desk_entries" USING btree ("publish_at");
--> statement-breakpoint
CREATE INDEX "desk_entries_to_unpublish" ON "desk_entries" USING btree ("unpublish_at");
--> statement-breakpoint
CREATE INDEX "desk_revisions_of_entry" ON "desk_revisions" USING btree ("entity","entry_id","version");
--> statement-breakpoint
CREATE INDEX "file_uploads_by_touch" ON "file_uploads" USING btree ("touched_at");
--> statement-breakpoint
CREATE INDEX "files_by_folder" ON "files" USING btree ("folder");
--> statement-breakpoint
CREATE INDEX "files_by_time" ON "files" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "folders_by_name" ON "folders" USING btree (coalesce("parent", '00000000-0000-0000-0000-000000000000'),lower("name"));
--> statement-breakpoint
CREATE INDEX "transcodes_newest" ON "transcodes" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "transcodes_by_state" ON "transcodes" USING btree ("state","created_at");
--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_parent_id_tags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "tags_of_parent" ON "tags" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "videos_to_review" ON "videos" USING btree ("next_review_on","id") WHERE next_review_on is not null;
--> statement-breakpoint
CREATE INDEX "invoices_by_time" ON "invoices" USING btree ("kind","issued_at");
--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;
--> statement-breakpoint
CREATE INDEX "withdrawals_by_time" ON "withdrawals" USING btree ("declared_at");
--> statement-breakpoint
ALTER TABLE "search_emergency_words" ADD CONSTRAINT "search_emergency_words_id_unique" UNIQUE("id");
--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_id_unique" UNIQUE("id");
--> statement-breakpoint
ALTER TABLE "desk_entries" ADD CONSTRAINT "desk_entries_draft_actor_id_users_id_fk" FOREIGN KEY ("draft_actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_revisions" ADD CONSTRAINT "desk_revisions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_audit" ADD CONSTRAINT "desk_audit_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "transcodes" ("id", "title", "folder", "state", "progress", "seconds", "created_at", "updated_at") SELECT "id", "key", "folder", 'ready', 1, "seconds", now(), now() FROM "media";
--> statement-breakpoint
INSERT INTO "daily_counts" ("kind", "day", "value") SELECT 'sign-ups', ("created_at" AT TIME ZONE 'Europe/Berlin')::date, count(*) FROM "users" GROUP BY 2;

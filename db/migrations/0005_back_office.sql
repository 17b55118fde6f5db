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
ALTER TABLE "retreats" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
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
ALTER TABLE "desk_entries" ADD CONSTRAINT "desk_entries_draft_actor_id_users_id_fk" FOREIGN KEY ("draft_actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_revisions" ADD CONSTRAINT "desk_revisions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "desk_audit" ADD CONSTRAINT "desk_audit_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

CREATE TABLE "barrier_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"fingerprint" text NOT NULL,
	"user_id" uuid,
	"email" text,
	"locale" text NOT NULL,
	"page" text NOT NULL,
	"problem" text NOT NULL,
	"help" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "barrier_reports_number_unique" UNIQUE("number"),
	CONSTRAINT "barrier_reports_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "desk_shown" (
	"entity" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"path" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone,
	CONSTRAINT "desk_shown_entity_entry_id_pk" PRIMARY KEY("entity","entry_id")
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "sound_bytes" integer;--> statement-breakpoint
CREATE INDEX "barrier_reports_by_due" ON "barrier_reports" USING btree ("closed_at","due_on");--> statement-breakpoint
CREATE INDEX "barrier_reports_of_user" ON "barrier_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "barrier_reports_of_email" ON "barrier_reports" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "desk_shown_by_path" ON "desk_shown" USING btree ("path");
--> statement-breakpoint
ALTER TABLE "barrier_reports" ADD CONSTRAINT "barrier_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "desk_shown" (
	"entity" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"path" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone,
	CONSTRAINT "desk_shown_entity_entry_id_pk" PRIMARY KEY("entity","entry_id")
);
--> statement-breakpoint
CREATE INDEX "desk_shown_by_path" ON "desk_shown" USING btree ("path");
CREATE TABLE "search_known" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "search_known_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "search_known_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "search_state" ADD COLUMN "words" bigint DEFAULT 0 NOT NULL;
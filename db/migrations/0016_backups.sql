CREATE TABLE "erased_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"first_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "erased_accounts_by_time" ON "erased_accounts" USING btree ("erased_at");
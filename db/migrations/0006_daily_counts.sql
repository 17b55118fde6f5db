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
ALTER TABLE "view_days" ADD COLUMN "seconds" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_time" ON "invoices" USING btree ("kind","issued_at");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_by_time" ON "withdrawals" USING btree ("declared_at");--> statement-breakpoint
INSERT INTO "daily_counts" ("kind", "day", "value")
SELECT 'sign-ups', ("created_at" AT TIME ZONE 'Europe/Berlin')::date, count(*) FROM "users" GROUP BY 2;

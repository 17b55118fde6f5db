-- Trusted since PostgreSQL 13: whoever may create schemas in the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "orders_by_payment";--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower(trim("name" || ' ' || "surname")),"id");--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin ((lower(coalesce(trim("name" || ' ' || "surname"), '') || ' ' || coalesce("email", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin ((lower(coalesce("number", '') || ' ' || coalesce("email", '') || ' ' || coalesce("name", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_sold" ON "orders" USING btree ("paid_at","due_cents") WHERE "orders"."paid_at" is not null and "orders"."total_cents" > 0 and "orders"."payment" ->> 'impossible' is null;--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("paid_at" DESC NULLS LAST,"id" DESC NULLS FIRST);
ALTER TABLE "orders" ADD COLUMN "place_network" text;--> statement-breakpoint
CREATE INDEX "orders_of_network" ON "orders" USING btree ("place_network") WHERE "orders"."place_network" is not null;
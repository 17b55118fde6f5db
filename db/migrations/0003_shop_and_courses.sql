CREATE TABLE "certificates" (
	"journey_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificates_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "coaching_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coaching_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"subject" text NOT NULL,
	"copy" text NOT NULL,
	"en" jsonb,
	CONSTRAINT "coaching_mails_one_a_day" UNIQUE("coaching_id","day")
);
--> statement-breakpoint
CREATE TABLE "day_notes" (
	"journey_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"text" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_notes_journey_id_day_pk" PRIMARY KEY("journey_id","day")
);
--> statement-breakpoint
CREATE TABLE "journeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"coaching_id" uuid NOT NULL,
	"started_on" date NOT NULL,
	"paused_on" date,
	"paused_days" integer DEFAULT 0 NOT NULL,
	"opened_day" integer DEFAULT 1 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"mail_hour" integer DEFAULT 7 NOT NULL,
	"mails_off_at" timestamp with time zone,
	"mail_token" text NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "journeys_mail_token_unique" UNIQUE("mail_token"),
	CONSTRAINT "journeys_one_each" UNIQUE("user_id","coaching_id")
);
--> statement-breakpoint
CREATE TABLE "retreat_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"retreat_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"subject" text NOT NULL,
	"copy" text NOT NULL,
	"en" jsonb
);
--> statement-breakpoint
CREATE TABLE "sent_coaching_mails" (
	"journey_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_coaching_mails_journey_id_day_pk" PRIMARY KEY("journey_id","day")
);
--> statement-breakpoint
CREATE TABLE "sent_retreat_mails" (
	"entitlement_id" uuid NOT NULL,
	"mail_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_retreat_mails_entitlement_id_mail_id_pk" PRIMARY KEY("entitlement_id","mail_id")
);
--> statement-breakpoint
CREATE TABLE "watched" (
	"journey_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"seconds" "int4multirange" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watched_journey_id_video_id_pk" PRIMARY KEY("journey_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "code_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"value_cents" integer,
	"offer_type" text,
	"offer_id" uuid,
	"max_uses" integer,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"is_void" boolean DEFAULT false NOT NULL,
	"order_id" uuid,
	"batch" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"order_id" uuid,
	"granted_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "entitlements_of_order" UNIQUE("order_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_without_gap" UNIQUE("kind","year","serial")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"address" jsonb,
	"locale" text NOT NULL,
	"offer_type" text NOT NULL,
	"offer_id" uuid NOT NULL,
	"offer_name" text NOT NULL,
	"opens" jsonb NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"list_cents" integer NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"total_cents" integer NOT NULL,
	"voucher_cents" integer DEFAULT 0 NOT NULL,
	"due_cents" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"code_id" uuid,
	"consent" jsonb,
	"status" text NOT NULL,
	"payment" jsonb NOT NULL,
	"session_id" text,
	"session_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "paper_series" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_series_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"stripe_name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"vat_percent" integer DEFAULT 19 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"en" jsonb,
	"coaching_ids" uuid[] DEFAULT '{}' NOT NULL,
	"voucher_cents" integer,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"order_id" uuid,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_in_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"outcome" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "withdrawals_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "coachings" ADD COLUMN "vat_percent" integer DEFAULT 19 NOT NULL;--> statement-breakpoint
ALTER TABLE "coachings" ADD COLUMN "is_on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "coachings" ADD COLUMN "needs_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coachings" ADD COLUMN "contraindications" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "retreats" ADD COLUMN "vat_percent" integer DEFAULT 19 NOT NULL;--> statement-breakpoint
ALTER TABLE "retreats" ADD COLUMN "is_on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "retreats" ADD COLUMN "places" integer;--> statement-breakpoint
ALTER TABLE "retreats" ADD COLUMN "places_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "playlists" ADD COLUMN "download_file" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_notes" ADD CONSTRAINT "day_notes_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_coaching_mails" ADD CONSTRAINT "sent_coaching_mails_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_retreat_mails" ADD CONSTRAINT "sent_retreat_mails_mail_id_retreat_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."retreat_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched" ADD CONSTRAINT "watched_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journeys_of_coaching" ON "journeys" USING btree ("coaching_id");--> statement-breakpoint
CREATE INDEX "retreat_mails_of_retreat" ON "retreat_mails" USING btree ("retreat_id","days");--> statement-breakpoint
CREATE INDEX "code_uses_of_code" ON "code_uses" USING btree ("code_id","state");--> statement-breakpoint
CREATE INDEX "codes_of_order" ON "codes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "codes_of_batch" ON "codes" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "entitlements_of_user" ON "entitlements" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "entitlements_of_subject" ON "entitlements" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_alive" ON "orders" USING btree ("user_id","offer_type","offer_id") WHERE status in ('open', 'processing', 'succeeded', 'disputed') and not is_gift and opens->>'voucherCents' is null;--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_of_status" ON "orders" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "orders_of_offer" ON "orders" USING btree ("offer_type","offer_id","status");--> statement-breakpoint
CREATE INDEX "orders_of_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "products_by_position" ON "products" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "stand_in_objects_of_kind" ON "stand_in_objects" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_of_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_of_email" ON "withdrawals" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "journeys" ADD CONSTRAINT "journeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sent_retreat_mails" ADD CONSTRAINT "sent_retreat_mails_entitlement_id_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "public"."entitlements"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE SEQUENCE "certificate_numbers" START 101;

CREATE TABLE "sent_course_pushes" (
	"journey_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_course_pushes_journey_id_day_pk" PRIMARY KEY("journey_id","day")
);
--> statement-breakpoint
CREATE TABLE "desk_overrules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"marks" jsonb NOT NULL,
	"reason" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "correction_notices" (
	"user_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"date" date NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "correction_notices_user_id_video_id_date_pk" PRIMARY KEY("user_id","video_id","date")
);
--> statement-breakpoint
CREATE TABLE "corrections_told" (
	"video_id" uuid NOT NULL,
	"date" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "corrections_told_video_id_date_pk" PRIMARY KEY("video_id","date")
);
--> statement-breakpoint
DROP VIEW "public"."coachings";--> statement-breakpoint
DROP VIEW "public"."items";--> statement-breakpoint
DROP VIEW "public"."modules";--> statement-breakpoint
DROP VIEW "public"."pages";--> statement-breakpoint
DROP VIEW "public"."partners";--> statement-breakpoint
DROP VIEW "public"."playlists";--> statement-breakpoint
DROP VIEW "public"."projects";--> statement-breakpoint
DROP VIEW "public"."retreats";--> statement-breakpoint
DROP VIEW "public"."videos";--> statement-breakpoint
ALTER TABLE "content"."coachings" ADD COLUMN "live_percent" integer;--> statement-breakpoint
ALTER TABLE "content"."coachings" ADD COLUMN "tutor_access" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."coachings" ADD COLUMN "learning_checks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."coachings" ADD COLUMN "leisure_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."coachings" ADD COLUMN "zfu_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."coachings" ADD COLUMN "easy" jsonb;--> statement-breakpoint
ALTER TABLE "content"."coachings" ADD COLUMN "awaits_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."items" ADD COLUMN "easy" jsonb;--> statement-breakpoint
ALTER TABLE "content"."modules" ADD COLUMN "easy" jsonb;--> statement-breakpoint
ALTER TABLE "content"."pages" ADD COLUMN "easy" jsonb;--> statement-breakpoint
ALTER TABLE "content"."projects" ADD COLUMN "easy" jsonb;--> statement-breakpoint
ALTER TABLE "content"."retreats" ADD COLUMN "easy" jsonb;--> statement-breakpoint
ALTER TABLE "content"."partners" ADD COLUMN "easy" jsonb;--> statement-breakpoint
ALTER TABLE "content"."playlists" ADD COLUMN "easy" jsonb;--> statement-breakpoint
ALTER TABLE "content"."videos" ADD COLUMN "sign_media_id" uuid CONSTRAINT "videos_sign_media_id_media_id_fk" REFERENCES "public"."media"("id");--> statement-breakpoint
ALTER TABLE "content"."videos" ADD COLUMN "seen" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."videos" ADD COLUMN "evidence" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."videos" ADD COLUMN "easy" jsonb;--> statement-breakpoint
ALTER TABLE "sent_course_pushes" ADD CONSTRAINT "sent_course_pushes_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_overrules_of_entry" ON "desk_overrules" USING btree ("entity","entry_id","at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "correction_notices_of_video" ON "correction_notices" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "videos_corrected" ON "content"."videos" USING btree ("id") WHERE corrections <> '[]';--> statement-breakpoint
CREATE VIEW "public"."coachings" AS (select "id", "awaits_approval", "bulletpoints", "contraindications", "easy", "en", "image", "image_tall", "intro", "is_on_sale", "learning_checks", "leisure_only", "live_percent", "needs_address", "playlist_id", "position", "price_cents", "shortid", "slug", "stripe_name", "title", "tutor_access", "vat_percent", "zfu_number" from "content"."coachings" where "content"."coachings"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."items" AS (select "id", "easy", "en", "image", "position", "project_id", "slug", "title" from "content"."items" where ("content"."items"."state" = 'published' and (select "content"."projects"."state" from "content"."projects" where "content"."projects"."id" = "content"."items"."project_id") = 'published'));--> statement-breakpoint
CREATE VIEW "public"."modules" AS (select "id", "content", "easy", "en", "owner_id", "owner_kind", "playlist_id", "position", "template" from "content"."modules" where ("content"."modules"."state" = 'published' and (("content"."modules"."owner_kind" = 'partner' and (select "content"."partners"."state" from "content"."partners" where "content"."partners"."id" = "content"."modules"."owner_id") = 'published') or ("content"."modules"."owner_kind" = 'project' and (select "content"."projects"."state" from "content"."projects" where "content"."projects"."id" = "content"."modules"."owner_id") = 'published') or ("content"."modules"."owner_kind" = 'item' and (select "content"."items"."state" from "content"."items" where "content"."items"."id" = "content"."modules"."owner_id") = 'published') or ("content"."modules"."owner_kind" = 'page' and (select "content"."pages"."state" from "content"."pages" where "content"."pages"."id" = "content"."modules"."owner_id") = 'published') or ("content"."modules"."owner_kind" = 'coaching' and (select "content"."coachings"."state" from "content"."coachings" where "content"."coachings"."id" = "content"."modules"."owner_id") = 'published') or ("content"."modules"."owner_kind" = 'retreat' and (select "content"."retreats"."state" from "content"."retreats" where "content"."retreats"."id" = "content"."modules"."owner_id") = 'published'))));--> statement-breakpoint
CREATE VIEW "public"."pages" AS (select "id", "author", "easy", "en", "intro", "next_review_on", "position", "reviewed_on", "reviewer", "slug", "sources", "title" from "content"."pages" where "content"."pages"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."partners" AS (select "id", "description", "easy", "en", "image", "position", "slug", "title", "url" from "content"."partners" where "content"."partners"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."playlists" AS (select "id", "category", "color", "description", "download_file", "download_label", "easy", "en", "exclusive", "image", "l_type", "letter", "letter_en", "processed", "published_at", "shortid", "slug", "sort_key", "sort_key_en", "title", "title_list", "title_teaser", "translated", "type", "video_count", "xl_type" from "content"."playlists" where "content"."playlists"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."projects" AS (select "id", "easy", "en", "image", "intro", "position", "slug", "title" from "content"."projects" where "content"."projects"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."retreats" AS (select "id", "bulletpoints", "easy", "en", "ends_on", "image", "image_tall", "intro", "is_on_sale", "place", "places", "places_taken", "position", "price_cents", "shortid", "slug", "starts_on", "stripe_name", "title", "vat_percent" from "content"."retreats" where "content"."retreats"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."videos" AS (select "id", "author", "coaching_slug", "color", "corrections", "description", "difficulty", "easy", "en", "evidence", "home_playlist_id", "keywords", "media_id", "next_review_on", "note", "partner_id", "poster", "processed", "protection", "published_at", "reviewed_on", "reviewer", "seen", "shortid", "sign_media_id", "sort_key", "sort_key_en", "sources", "title", "topline" from "content"."videos" where "content"."videos"."state" = 'published');--> statement-breakpoint
ALTER TABLE "correction_notices" ADD CONSTRAINT "correction_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_overrules" ADD CONSTRAINT "desk_overrules_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

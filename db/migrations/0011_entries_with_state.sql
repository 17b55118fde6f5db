-- Entries stand in `content` with their state; `public` has views of the same names that hold what is published.
CREATE SCHEMA "content";--> statement-breakpoint
ALTER TABLE "tags" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "partners" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "videos" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "video_tags" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "playlists" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "playlist_videos" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "playlist_tags" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "playlist_partners" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "dailies" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "projects" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "items" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "pages" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "coachings" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "retreats" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "modules" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "products" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "codes" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "coaching_mails" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "retreat_mails" SET SCHEMA "content";--> statement-breakpoint
ALTER TABLE "content"."tags" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."partners" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."videos" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."playlists" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."dailies" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."projects" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."items" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."pages" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."coachings" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."retreats" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."modules" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."products" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."codes" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."coaching_mails" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."retreat_mails" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."videos" ALTER COLUMN "media_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."videos" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."playlists" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."coaching_mails" DROP CONSTRAINT "coaching_mails_one_a_day";--> statement-breakpoint
CREATE INDEX "videos_unpublished" ON "content"."videos" USING btree ("id") WHERE state <> 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_mails_one_a_day" ON "content"."coaching_mails" USING btree ("coaching_id","day") WHERE state = 'published';--> statement-breakpoint
ALTER TABLE "content"."videos" ADD CONSTRAINT "videos_whole" CHECK (state <> 'published' or (media_id is not null and published_at is not null));--> statement-breakpoint
ALTER TABLE "content"."playlists" ADD CONSTRAINT "playlists_whole" CHECK (state <> 'published' or published_at is not null);--> statement-breakpoint
CREATE TABLE "desk_unmoved" (
	"entity" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"attached" jsonb,
	CONSTRAINT "desk_unmoved_entity_entry_id_pk" PRIMARY KEY("entity","entry_id")
);--> statement-breakpoint
INSERT INTO "desk_unmoved" SELECT "entity", "entry_id", "state", "content", "attached" FROM "desk_entries" WHERE "content" IS NOT NULL;--> statement-breakpoint
DROP INDEX "desk_entries_by_state";--> statement-breakpoint
ALTER TABLE "desk_entries" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "desk_entries" DROP COLUMN "content";--> statement-breakpoint
ALTER TABLE "desk_entries" DROP COLUMN "attached";--> statement-breakpoint
CREATE VIEW "public"."coachings" AS (select "id", "shortid", "slug", "title", "intro", "bulletpoints", "stripe_name", "price_cents", "vat_percent", "is_on_sale", "image", "image_tall", "en", "needs_address", "contraindications", "playlist_id", "position" from "content"."coachings" where "content"."coachings"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."dailies" AS (select "id", "kind", "starts_at", "video_id" from "content"."dailies" where ("content"."dailies"."state" = 'published' and (select "content"."videos"."state" from "content"."videos" where "content"."videos"."id" = "content"."dailies"."video_id") = 'published'));--> statement-breakpoint
CREATE VIEW "public"."items" AS (select "id", "project_id", "slug", "title", "image", "en", "position" from "content"."items" where ("content"."items"."state" = 'published' and (select "content"."projects"."state" from "content"."projects" where "content"."projects"."id" = "content"."items"."project_id") = 'published'));--> statement-breakpoint
CREATE VIEW "public"."modules" AS (select "id", "owner_kind", "owner_id", "position", "template", "content", "en", "playlist_id" from "content"."modules" where ("content"."modules"."state" = 'published' and (("content"."modules"."owner_kind" = 'partner' and (select "content"."partners"."state" from "content"."partners" where "content"."partners"."id" = "content"."modules"."owner_id") = 'published') or ("content"."modules"."owner_kind" = 'project' and (select "content"."projects"."state" from "content"."projects" where "content"."projects"."id" = "content"."modules"."owner_id") = 'published') or ("content"."modules"."owner_kind" = 'item' and (select "content"."items"."state" from "content"."items" where "content"."items"."id" = "content"."modules"."owner_id") = 'published') or ("content"."modules"."owner_kind" = 'page' and (select "content"."pages"."state" from "content"."pages" where "content"."pages"."id" = "content"."modules"."owner_id") = 'published') or ("content"."modules"."owner_kind" = 'coaching' and (select "content"."coachings"."state" from "content"."coachings" where "content"."coachings"."id" = "content"."modules"."owner_id") = 'published') or ("content"."modules"."owner_kind" = 'retreat' and (select "content"."retreats"."state" from "content"."retreats" where "content"."retreats"."id" = "content"."modules"."owner_id") = 'published'))));--> statement-breakpoint
CREATE VIEW "public"."pages" AS (select "id", "slug", "title", "intro", "author", "reviewer", "reviewed_on", "next_review_on", "sources", "en", "position" from "content"."pages" where "content"."pages"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."partners" AS (select "id", "slug", "title", "description", "url", "image", "en", "position" from "content"."partners" where "content"."partners"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."playlist_partners" AS (select "playlist_id", "partner_id", "position" from "content"."playlist_partners" where ((select "content"."playlists"."state" from "content"."playlists" where "content"."playlists"."id" = "content"."playlist_partners"."playlist_id") = 'published' and (select "content"."partners"."state" from "content"."partners" where "content"."partners"."id" = "content"."playlist_partners"."partner_id") = 'published'));--> statement-breakpoint
CREATE VIEW "public"."playlist_tags" AS (select "playlist_id", "tag_id" from "content"."playlist_tags" where ((select "content"."playlists"."state" from "content"."playlists" where "content"."playlists"."id" = "content"."playlist_tags"."playlist_id") = 'published' and (select "content"."tags"."state" from "content"."tags" where "content"."tags"."id" = "content"."playlist_tags"."tag_id") = 'published'));--> statement-breakpoint
CREATE VIEW "public"."playlist_videos" AS (select "playlist_id", "video_id", "role", "position" from "content"."playlist_videos" where ((select "content"."videos"."state" from "content"."videos" where "content"."videos"."id" = "content"."playlist_videos"."video_id") = 'published' and (select "content"."playlists"."state" from "content"."playlists" where "content"."playlists"."id" = "content"."playlist_videos"."playlist_id") = 'published'));--> statement-breakpoint
CREATE VIEW "public"."playlists" AS (select "id", "shortid", "slug", "type", "title", "title_list", "title_teaser", "description", "en", "download_label", "download_file", "category", "exclusive", "image", "color", "processed", "xl_type", "l_type", "published_at", "letter", "sort_key", "letter_en", "sort_key_en", "translated", "video_count" from "content"."playlists" where "content"."playlists"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."projects" AS (select "id", "slug", "title", "intro", "image", "en", "position" from "content"."projects" where "content"."projects"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."retreats" AS (select "id", "shortid", "slug", "title", "intro", "bulletpoints", "stripe_name", "price_cents", "vat_percent", "is_on_sale", "image", "image_tall", "en", "place", "starts_on", "ends_on", "places", "places_taken", "position" from "content"."retreats" where "content"."retreats"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."tags" AS (select "id", "slug", "title", "en", "sort_key", "position", "parent_id" from "content"."tags" where "content"."tags"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."video_tags" AS (select "video_id", "tag_id" from "content"."video_tags" where ((select "content"."videos"."state" from "content"."videos" where "content"."videos"."id" = "content"."video_tags"."video_id") = 'published' and (select "content"."tags"."state" from "content"."tags" where "content"."tags"."id" = "content"."video_tags"."tag_id") = 'published'));--> statement-breakpoint
CREATE VIEW "public"."videos" AS (select "id", "shortid", "title", "topline", "description", "en", "keywords", "media_id", "poster", "color", "processed", "note", "author", "reviewer", "reviewed_on", "next_review_on", "sources", "corrections", "published_at", "home_playlist_id", "sort_key", "sort_key_en", "protection", "coaching_slug", "partner_id" from "content"."videos" where "content"."videos"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."coaching_mails" AS (select "id", "coaching_id", "day", "subject", "copy", "en" from "content"."coaching_mails" where "content"."coaching_mails"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."retreat_mails" AS (select "id", "retreat_id", "days", "subject", "copy", "en" from "content"."retreat_mails" where "content"."retreat_mails"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."codes" AS (select "id", "code", "kind", "percent", "value_cents", "offer_type", "offer_id", "max_uses", "valid_from", "valid_until", "is_void", "order_id", "batch", "created_at", "position" from "content"."codes" where "content"."codes"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."products" AS (select "id", "slug", "image", "stripe_name", "price_cents", "vat_percent", "description", "en", "coaching_ids", "voucher_cents", "is_on_sale", "position" from "content"."products" where "content"."products"."state" = 'published');

DROP VIEW "public"."pages";--> statement-breakpoint
DROP VIEW "public"."videos";--> statement-breakpoint
ALTER TABLE "journeys" ADD COLUMN "health_consent" jsonb;--> statement-breakpoint
ALTER TABLE "content"."pages" ADD COLUMN "interests" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."pages" ADD COLUMN "interests_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."videos" ADD COLUMN "interests" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."videos" ADD COLUMN "interests_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."pages" AS (select "id", "author", "easy", "en", "interests", "interests_en", "intro", "next_review_on", "position", "reviewed_on", "reviewer", "slug", "sources", "title" from "content"."pages" where "content"."pages"."state" = 'published');--> statement-breakpoint
CREATE VIEW "public"."videos" AS (select "id", "author", "coaching_slug", "color", "corrections", "description", "difficulty", "easy", "en", "evidence", "home_playlist_id", "interests", "interests_en", "keywords", "media_id", "next_review_on", "note", "partner_id", "poster", "processed", "protection", "published_at", "reviewed_on", "reviewer", "seen", "shortid", "sign_media_id", "sort_key", "sort_key_en", "sources", "title", "topline" from "content"."videos" where "content"."videos"."state" = 'published');
CREATE TABLE "coachings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shortid" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"bulletpoints" text DEFAULT '' NOT NULL,
	"stripe_name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"image_tall" text DEFAULT '' NOT NULL,
	"en" jsonb,
	"playlist_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coachings_shortid_unique" UNIQUE("shortid"),
	CONSTRAINT "coachings_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "dailies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"video_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "highlights" (
	"video_id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"en" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "items_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"template" text NOT NULL,
	"content" jsonb NOT NULL,
	"en" jsonb,
	"playlist_id" uuid
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" text NOT NULL,
	"copy" text NOT NULL,
	"en" jsonb,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"en" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"en" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "projects_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "retreats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shortid" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"bulletpoints" text DEFAULT '' NOT NULL,
	"stripe_name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"image_tall" text DEFAULT '' NOT NULL,
	"en" jsonb,
	"place" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "retreats_shortid_unique" UNIQUE("shortid"),
	CONSTRAINT "retreats_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counts" (
	"list" text NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"key" text COLLATE "C" DEFAULT '' NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "counts_list_scope_key_pk" PRIMARY KEY("list","scope","key")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"folder" text NOT NULL,
	"seconds" integer NOT NULL,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "media_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"url" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"en" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "partners_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "playlist_partners" (
	"playlist_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "playlist_partners_playlist_id_partner_id_pk" PRIMARY KEY("playlist_id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "playlist_tags" (
	"playlist_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "playlist_tags_playlist_id_tag_id_pk" PRIMARY KEY("playlist_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "playlist_videos" (
	"playlist_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"role" text DEFAULT 'video' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "playlist_videos_playlist_id_role_video_id_pk" PRIMARY KEY("playlist_id","role","video_id")
);
--> statement-breakpoint
CREATE TABLE "playlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shortid" text NOT NULL,
	"slug" text NOT NULL,
	"type" text DEFAULT 'standard' NOT NULL,
	"title" text NOT NULL,
	"title_list" text NOT NULL,
	"title_teaser" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"en" jsonb,
	"download_label" text DEFAULT '' NOT NULL,
	"category" text,
	"exclusive" boolean DEFAULT false NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"color" text DEFAULT '#d9dde3' NOT NULL,
	"processed" boolean DEFAULT false NOT NULL,
	"xl_type" text DEFAULT 'slider' NOT NULL,
	"l_type" text DEFAULT 'normal' NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"letter" text COLLATE "C" NOT NULL,
	"sort_key" text COLLATE "C" NOT NULL,
	"letter_en" text COLLATE "C" NOT NULL,
	"sort_key_en" text COLLATE "C" NOT NULL,
	"translated" boolean DEFAULT false NOT NULL,
	"video_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "playlists_shortid_unique" UNIQUE("shortid"),
	CONSTRAINT "playlists_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"en" jsonb,
	"sort_key" text COLLATE "C" NOT NULL,
	CONSTRAINT "tags_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "video_tags" (
	"video_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "video_tags_video_id_tag_id_pk" PRIMARY KEY("video_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shortid" text NOT NULL,
	"title" text NOT NULL,
	"topline" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"en" jsonb,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"media_id" uuid NOT NULL,
	"poster" text DEFAULT '' NOT NULL,
	"color" text DEFAULT '#d9dde3' NOT NULL,
	"processed" boolean DEFAULT false NOT NULL,
	"note" text,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sort_key" text COLLATE "C" NOT NULL,
	"sort_key_en" text COLLATE "C" NOT NULL,
	"protection" text DEFAULT 'free' NOT NULL,
	"coaching_slug" text,
	"partner_id" uuid,
	CONSTRAINT "videos_shortid_unique" UNIQUE("shortid")
);
--> statement-breakpoint
CREATE TABLE "refreshes" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trending" (
	"position" integer PRIMARY KEY NOT NULL,
	"video_id" uuid NOT NULL,
	CONSTRAINT "trending_video_id_unique" UNIQUE("video_id")
);
--> statement-breakpoint
CREATE TABLE "view_days" (
	"day" date NOT NULL,
	"video_id" uuid NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "view_days_day_video_id_pk" PRIMARY KEY("day","video_id")
);
--> statement-breakpoint
CREATE TABLE "view_marks" (
	"mark" "bytea" PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "content_version_one_row" CHECK ("content_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coachings" ADD CONSTRAINT "coachings_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dailies" ADD CONSTRAINT "dailies_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_partners" ADD CONSTRAINT "playlist_partners_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_partners" ADD CONSTRAINT "playlist_partners_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_tags" ADD CONSTRAINT "playlist_tags_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_tags" ADD CONSTRAINT "playlist_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_videos" ADD CONSTRAINT "playlist_videos_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_videos" ADD CONSTRAINT "playlist_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_tags" ADD CONSTRAINT "video_tags_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_tags" ADD CONSTRAINT "video_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trending" ADD CONSTRAINT "trending_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_days" ADD CONSTRAINT "view_days_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coachings_by_position" ON "coachings" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "coachings_of_playlist" ON "coachings" USING btree ("playlist_id");--> statement-breakpoint
CREATE INDEX "dailies_latest" ON "dailies" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "dailies_latest_of_kind" ON "dailies" USING btree ("kind","starts_at","id");--> statement-breakpoint
CREATE INDEX "dailies_of_video" ON "dailies" USING btree ("video_id","starts_at");--> statement-breakpoint
CREATE INDEX "highlights_by_position" ON "highlights" USING btree ("position");--> statement-breakpoint
CREATE INDEX "items_of_project" ON "items" USING btree ("project_id","position","id");--> statement-breakpoint
CREATE INDEX "modules_of_owner" ON "modules" USING btree ("owner_kind","owner_id","position");--> statement-breakpoint
CREATE INDEX "modules_of_playlist" ON "modules" USING btree ("playlist_id");--> statement-breakpoint
CREATE INDEX "notes_of_place" ON "notes" USING btree ("place","position");--> statement-breakpoint
CREATE INDEX "pages_by_position" ON "pages" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "projects_by_position" ON "projects" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "retreats_by_start" ON "retreats" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "partners_by_position" ON "partners" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "playlist_partners_by_partner" ON "playlist_partners" USING btree ("partner_id","position","playlist_id");--> statement-breakpoint
CREATE INDEX "playlist_tags_by_tag" ON "playlist_tags" USING btree ("tag_id","playlist_id");--> statement-breakpoint
CREATE INDEX "playlist_videos_in_order" ON "playlist_videos" USING btree ("playlist_id","role","position","video_id");--> statement-breakpoint
CREATE INDEX "playlist_videos_of_video" ON "playlist_videos" USING btree ("video_id","role","playlist_id");--> statement-breakpoint
CREATE INDEX "playlists_of_category" ON "playlists" USING btree ("category","letter","sort_key","id");--> statement-breakpoint
CREATE INDEX "playlists_of_category_en" ON "playlists" USING btree ("category","letter_en","sort_key_en","id");--> statement-breakpoint
CREATE INDEX "playlists_by_title" ON "playlists" USING btree ("letter","sort_key","id");--> statement-breakpoint
CREATE INDEX "playlists_by_title_en" ON "playlists" USING btree ("letter_en","sort_key_en","id");--> statement-breakpoint
CREATE INDEX "playlists_newest" ON "playlists" USING btree ("published_at","id") WHERE category is not null;--> statement-breakpoint
CREATE INDEX "playlists_exclusive" ON "playlists" USING btree ("published_at","id") WHERE exclusive;--> statement-breakpoint
CREATE INDEX "tags_by_title" ON "tags" USING btree ("sort_key","id");--> statement-breakpoint
CREATE INDEX "video_tags_by_tag" ON "video_tags" USING btree ("tag_id","video_id");--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "videos_newest_open" ON "videos" USING btree ("published_at","id") WHERE protection <> 'coaching';--> statement-breakpoint
CREATE INDEX "videos_by_title" ON "videos" USING btree ("sort_key","id");--> statement-breakpoint
CREATE INDEX "videos_by_title_en" ON "videos" USING btree ("sort_key_en","id");--> statement-breakpoint
CREATE INDEX "videos_of_media" ON "videos" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "videos_of_partner" ON "videos" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "view_days_of_video" ON "view_days" USING btree ("video_id","day");--> statement-breakpoint
CREATE INDEX "view_marks_by_time" ON "view_marks" USING btree ("counted_at");
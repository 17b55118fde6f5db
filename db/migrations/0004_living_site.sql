CREATE TABLE "chatbot_persona" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"picture" text,
	"disclaimer" text NOT NULL,
	"en" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chatbot_scripts" (
	"variant" integer PRIMARY KEY NOT NULL,
	"start" text NOT NULL,
	"nodes" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playback_positions" (
	"user_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"seconds" real NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "playback_positions_user_id_video_id_pk" PRIMARY KEY("user_id","video_id")
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "chapters" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "preview" jsonb;
--> statement-breakpoint
CREATE INDEX "playback_positions_newest" ON "playback_positions" USING btree ("user_id","reached_at");
--> statement-breakpoint
CREATE INDEX "playback_positions_of_video" ON "playback_positions" USING btree ("video_id");
--> statement-breakpoint
ALTER TABLE "playback_positions" ADD CONSTRAINT "playback_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "playback_positions" ADD CONSTRAINT "playback_positions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;

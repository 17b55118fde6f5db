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
CREATE TABLE "search_emergency_words" (
	"word" text PRIMARY KEY NOT NULL,
	"help" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_documents_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"video_id" uuid NOT NULL,
	"source" bigint NOT NULL,
	"media_id" uuid NOT NULL,
	"topics" text[] NOT NULL,
	"partner" text,
	"seconds" integer NOT NULL,
	"published_on" integer NOT NULL,
	"is_of_coaching" boolean NOT NULL,
	"gone" boolean DEFAULT false NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"no" integer NOT NULL,
	"locale" text NOT NULL,
	"entry" json NOT NULL,
	CONSTRAINT "search_entries_no_locale_pk" PRIMARY KEY("no","locale")
);
--> statement-breakpoint
CREATE TABLE "search_media" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"source" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_postings" (
	"locale" text NOT NULL,
	"lexeme" text COLLATE "C" NOT NULL,
	"block" integer NOT NULL,
	"list" "bytea" NOT NULL,
	CONSTRAINT "search_postings_locale_lexeme_block_pk" PRIMARY KEY("locale","lexeme","block")
);
--> statement-breakpoint
CREATE TABLE "search_sentences" (
	"media_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"position" integer NOT NULL,
	"seconds" integer NOT NULL,
	"text" text NOT NULL,
	"lexemes" text[] NOT NULL,
	CONSTRAINT "search_sentences_media_id_locale_position_pk" PRIMARY KEY("media_id","locale","position")
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"made" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"locale" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"shown" text NOT NULL,
	"sound" text COLLATE "C" NOT NULL,
	"lexeme" text COLLATE "C" NOT NULL,
	"docs" integer NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "search_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"lay" text NOT NULL,
	"medical" text NOT NULL,
	CONSTRAINT "search_synonyms_lay_medical_pk" PRIMARY KEY("lay","medical")
);
--> statement-breakpoint
CREATE TABLE "search_whole_words" (
	"word" text PRIMARY KEY NOT NULL
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
CREATE INDEX "search_documents_of_video" ON "search_documents" USING btree ("video_id");
--> statement-breakpoint
CREATE INDEX "search_documents_by_version" ON "search_documents" USING btree ("version");
--> statement-breakpoint
CREATE INDEX "search_words_by_sound" ON "search_words" USING btree ("locale","sound");
--> statement-breakpoint
CREATE INDEX "search_words_by_version" ON "search_words" USING btree ("version");
--> statement-breakpoint
ALTER TABLE "playback_positions" ADD CONSTRAINT "playback_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "playback_positions" ADD CONSTRAINT "playback_positions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "file_placements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"noted_at" timestamp with time zone NOT NULL
);

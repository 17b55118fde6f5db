CREATE TABLE "backups_made" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL
);

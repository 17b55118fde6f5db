CREATE TABLE "search_brought" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "search_brought_kind_key_pk" PRIMARY KEY("kind","key")
);

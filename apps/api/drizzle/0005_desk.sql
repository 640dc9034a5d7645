CREATE TABLE "desk_journal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator" text NOT NULL,
	"change" text NOT NULL,
	"subjects" text[] NOT NULL,
	"because" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "delisted_at" timestamp with time zone;
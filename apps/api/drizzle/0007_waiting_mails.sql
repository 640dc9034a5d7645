CREATE TABLE "waiting_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"failure" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "waiting_mails_next_try_at" ON "waiting_mails" USING btree ("next_try_at");--> statement-breakpoint
-- pg_dump restores rows with an empty search path, in which the function would not find folded_text.
ALTER FUNCTION "fill_search_text"() SET search_path FROM CURRENT;
CREATE TABLE "search_parts" (
	"part" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- An item that another copy adds before this migration ends would have no parts.
LOCK TABLE "items" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE FUNCTION "search_parts_of"(text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT DISTINCT substr($1, place, size) FROM generate_series(1, char_length($1)) place, generate_series(1, 2) size ORDER BY 1
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "fill_search_text"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  NEW.search_text := folded_text(NEW.title) || E'\n' || folded_text(NEW.serial_number);
  INSERT INTO search_parts SELECT search_parts_of(NEW.search_text) ON CONFLICT DO NOTHING;
  RETURN NEW;
END
$$;--> statement-breakpoint
INSERT INTO "search_parts" SELECT DISTINCT search_parts_of("search_text") FROM "items";

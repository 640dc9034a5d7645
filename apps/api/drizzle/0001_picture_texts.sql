ALTER TABLE "items" ADD COLUMN "image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "lore" text DEFAULT '' NOT NULL;
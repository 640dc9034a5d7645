ALTER TABLE "items" ADD COLUMN "strand" text;--> statement-breakpoint
CREATE INDEX "items_price" ON "items" USING btree ("kind","price_cents","position","id");
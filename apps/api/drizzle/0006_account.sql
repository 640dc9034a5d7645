CREATE TABLE "saved_items" (
	"player_id" text NOT NULL,
	"item_id" text NOT NULL,
	"price_cents" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_items_player_id_item_id_pk" PRIMARY KEY("player_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_items_saved_at" ON "saved_items" USING btree ("player_id","saved_at");
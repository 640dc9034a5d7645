CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "activities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"buyer" text NOT NULL,
	"seller" text NOT NULL,
	"price_cents" integer NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"buyer_id" text
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"id" text PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"serial_number" text NOT NULL,
	"game" text,
	"price_cents" integer NOT NULL,
	"image" text NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"lore" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"player_id" text NOT NULL,
	"address" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_addresses_player_id_address_pk" PRIMARY KEY("player_id","address")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_keys" (
	"player_id" text NOT NULL,
	"key" text NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_keys_player_id_key_pk" PRIMARY KEY("player_id","key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"player_id" text NOT NULL,
	"item_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"check_at" timestamp with time zone DEFAULT now() + interval '10 minutes' NOT NULL,
	CONSTRAINT "payments_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" text NOT NULL,
	"item_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"title" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchases_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "purchases_once" UNIQUE("player_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"email" text,
	"email_key" text,
	"email_proven" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"full_name" text,
	"bio" text,
	"avatar_id" text,
	"session_epoch" integer DEFAULT 0 NOT NULL,
	"discord_id" text,
	"google_id" text,
	"wallet_address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "players_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "players_discord_id_unique" UNIQUE("discord_id"),
	CONSTRAINT "players_google_id_unique" UNIQUE("google_id"),
	CONSTRAINT "players_wallet_address_unique" UNIQUE("wallet_address"),
	CONSTRAINT "players_email_has_key" CHECK (("players"."email" is null) = ("players"."email_key" is null))
);
--> statement-breakpoint
CREATE TABLE "wallet_messages" (
	"address" text NOT NULL,
	"message" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_messages_address_message_pk" PRIMARY KEY("address","message")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_buyer_id_players_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_keys" ADD CONSTRAINT "payment_keys_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_keys" ADD CONSTRAINT "payment_keys_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_happened_at" ON "activities" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "activities_buyer" ON "activities" USING btree ("buyer_id","happened_at");--> statement-breakpoint
CREATE INDEX "items_kind" ON "items" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "items_price" ON "items" USING btree ("kind","price_cents","position","id");--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "password_resets_player" ON "password_resets" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "payment_keys_created_at" ON "payment_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_check_at" ON "payments" USING btree ("check_at") WHERE "payments"."status" in ('open', 'refund_due');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("player_id","item_id") WHERE "payments"."status" = 'open';--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "wallet_messages_taken_at" ON "wallet_messages" USING btree ("taken_at");
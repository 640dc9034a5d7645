CREATE TABLE "sandbox_grants" (
	"secret" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"kind" text NOT NULL,
	"account" jsonb NOT NULL,
	"client_id" text NOT NULL,
	"scope" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"trouble" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_messages" (
	"address" text NOT NULL,
	"message" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_messages_address_message_pk" PRIMARY KEY("address","message")
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "discord_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "google_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wallet_address" text;--> statement-breakpoint
CREATE INDEX "sandbox_grants_expires_at" ON "sandbox_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallet_messages_taken_at" ON "wallet_messages" USING btree ("taken_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_discord_id_unique" UNIQUE("discord_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_google_id_unique" UNIQUE("google_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_wallet_address_unique" UNIQUE("wallet_address");
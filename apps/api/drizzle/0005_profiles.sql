CREATE TABLE "avatars" (
	"id" text PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bio" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_id" text;
DROP INDEX "payments_check_at";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute" text;--> statement-breakpoint
CREATE INDEX "payments_player" ON "payments" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "payments_check_at" ON "payments" USING btree ("check_at") WHERE "payments"."status" in ('open', 'refund_due', 'refund_pending');
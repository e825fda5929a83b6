ALTER TABLE "script_sub_type" ADD COLUMN "uses_contract_parts" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "response_to_id" uuid;
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_response_to_id_letter_id_fk" FOREIGN KEY ("response_to_id") REFERENCES "public"."letter"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "letter_response_to" ON "letter" USING btree ("response_to_id");

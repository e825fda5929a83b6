ALTER TABLE "mail" ADD COLUMN "letter_id" uuid;
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "letter_rank" integer;
--> statement-breakpoint
UPDATE "mail" m SET "letter_id" = l."id", "letter_rank" = l."security_rank" FROM "letter_dispatch" d JOIN "letter" l ON l."id" = d."letter_id" WHERE m."id" = any(d."mail_ids");
--> statement-breakpoint
UPDATE "mail" m SET "letter_id" = l."id", "letter_rank" = l."security_rank" FROM "letter" l WHERE m."letter_id" IS NULL AND l."id" = substring(m."body" from '/naskah-dinas/[a-z/-]*([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid;
--> statement-breakpoint
UPDATE "mail" m SET "letter_id" = l."id", "letter_rank" = l."security_rank" FROM "disposition" d JOIN "letter" l ON l."id" = d."letter_id" WHERE m."letter_id" IS NULL AND d."id" = substring(m."body" from '/naskah-dinas/[a-z/-]*([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid;

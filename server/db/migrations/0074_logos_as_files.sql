CREATE TABLE "logo" (
	"hash" text PRIMARY KEY NOT NULL,
	"mime_type" text NOT NULL,
	"content" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
-- What stood in records and printed facts as a data address becomes a file of its own; the next start puts the bytes into the file store.
INSERT INTO "logo" ("hash", "mime_type", "content")
SELECT encode(sha256(content), 'hex'), mime_type, content FROM (
  SELECT DISTINCT substring(address from '^data:([^;]+);') AS mime_type,
         decode(split_part(address, ',', 2), 'base64') AS content
  FROM (
    SELECT logo AS address FROM letterhead_template
    UNION SELECT printed #>> '{facts,letterhead,logo}' FROM letter_document
  ) kept
  WHERE address ~ '^data:image/(png|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$'
    AND length(split_part(address, ',', 2)) % 4 = 0
) logos ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE letterhead_template SET logo = (
  SELECT l.hash FROM "logo" l
  WHERE l.hash = encode(sha256(CASE WHEN length(split_part(logo, ',', 2)) % 4 = 0
    THEN decode(split_part(logo, ',', 2), 'base64') END), 'hex'))
WHERE logo LIKE 'data:%';
--> statement-breakpoint
UPDATE letter_document SET printed = jsonb_set(printed, '{facts,letterhead,logo}', coalesce((
  SELECT to_jsonb(l.hash) FROM "logo" l
  WHERE l.hash = encode(sha256(CASE WHEN length(split_part(printed #>> '{facts,letterhead,logo}', ',', 2)) % 4 = 0
    THEN decode(split_part(printed #>> '{facts,letterhead,logo}', ',', 2), 'base64') END), 'hex')), 'null'::jsonb))
WHERE printed #>> '{facts,letterhead,logo}' LIKE 'data:%';

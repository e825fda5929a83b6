CREATE TABLE "logo" (
	"hash" text PRIMARY KEY NOT NULL,
	"mime_type" text NOT NULL,
	"content" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
-- The bytes of a data address, with or without the padding at its end; null for what is none of a logo.
CREATE FUNCTION logo_content(address text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  -- A CASE: what is known while planning would be decoded before a WHERE.
  SELECT CASE WHEN length(data) % 4 <> 1
    THEN decode(rpad(data, (length(data) + 3) / 4 * 4, '='), 'base64') END
  FROM (SELECT rtrim(substring(address from '^data:image/(?:png|svg\+xml);base64,([A-Za-z0-9+/]+={0,2})$'), '=') AS data) given
$$;
--> statement-breakpoint
-- What stood in records and printed facts as a data address becomes a file of its own; the next start puts the bytes into the file store.
INSERT INTO "logo" ("hash", "mime_type", "content")
SELECT encode(sha256(content), 'hex'), mime_type, content FROM (
  SELECT DISTINCT substring(address from '^data:([^;]+);') AS mime_type, logo_content(address) AS content
  FROM (
    SELECT logo AS address FROM letterhead_template
    UNION SELECT printed #>> '{facts,letterhead,logo}' FROM letter_document
  ) kept
) logos WHERE content IS NOT NULL ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE letterhead_template SET logo = encode(sha256(logo_content(logo)), 'hex') WHERE logo LIKE 'data:%';
--> statement-breakpoint
UPDATE letter_document SET printed = jsonb_set(printed, '{facts,letterhead,logo}', coalesce(
  to_jsonb(encode(sha256(logo_content(printed #>> '{facts,letterhead,logo}')), 'hex')), 'null'::jsonb))
WHERE printed #>> '{facts,letterhead,logo}' LIKE 'data:%';
--> statement-breakpoint
DROP FUNCTION logo_content(text);

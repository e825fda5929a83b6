CREATE TABLE "directory_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "directory_link" (
	"user_id" uuid NOT NULL,
	"way" text NOT NULL,
	"subject" text NOT NULL,
	"role_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_link_user_id_way_pk" PRIMARY KEY("user_id","way")
);

--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "way" text DEFAULT 'password' NOT NULL;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "sealed_tokens" text;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "asked_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proof_hash" text;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proof_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "directory_group" ADD CONSTRAINT "directory_group_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "directory_link" ADD CONSTRAINT "directory_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "directory_group_role" ON "directory_group" USING btree (lower("name"),"role_id");
--> statement-breakpoint
CREATE INDEX "directory_group_role_id" ON "directory_group" USING btree ("role_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "directory_link_subject" ON "directory_link" USING btree ("way","subject");
--> statement-breakpoint
-- Whether people can sign in by a directory, as the server's settings say (server/accounts/directory/connected.ts).
CREATE FUNCTION directory_connected() RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT FROM installation WHERE key = 'directory' AND value = '1');
--> statement-breakpoint
CREATE OR REPLACE VIEW "sign_in_states" AS
SELECT u.id, CASE
  WHEN NOT u.is_active THEN 'nonaktif'
  WHEN u.isldap <> '2' AND NOT directory_connected() THEN 'direktori'
  WHEN EXISTS (
    SELECT FROM job_mapping m JOIN position p ON p.id = m.position_id AND p.is_active
      WHERE m.user_id = u.id AND m.is_active AND m.start_date <= (now() AT TIME ZONE 'Asia/Jakarta')::date
        AND (m.end_date IS NULL OR m.end_date >= (now() AT TIME ZONE 'Asia/Jakarta')::date)
  ) OR EXISTS (
    SELECT FROM secretary s JOIN position p ON p.id = s.official_position_id AND p.is_active
      WHERE s.secretary_user_id = u.id AND s.is_active
  ) OR EXISTS (
    SELECT FROM delegation g JOIN position p ON p.id = g.from_position_id AND p.is_active
      WHERE g.to_user_id = u.id AND delegation_in_force(g)
  ) THEN CASE
    WHEN u.isldap <> '2' THEN 'dapat'
    WHEN EXISTS (SELECT FROM credential c WHERE c.user_id = u.id) THEN 'dapat'
    WHEN EXISTS (
      SELECT FROM invitation i WHERE i.user_id = u.id AND i.used_at IS NULL AND i.withdrawn_at IS NULL
        AND i.expires_at > now()
        AND NOT EXISTS (SELECT FROM mail l WHERE l.id = i.mail_id AND l.state IN ('failed', 'withdrawn'))
    ) THEN 'diundang'
    WHEN EXISTS (
      SELECT FROM invitation i WHERE i.user_id = u.id AND i.used_at IS NULL AND i.withdrawn_at IS NULL
        AND i.expires_at > now()
    ) THEN 'undangan-gagal'
    WHEN EXISTS (
      SELECT FROM invitation i WHERE i.user_id = u.id AND i.used_at IS NULL AND i.withdrawn_at IS NULL
    ) THEN 'undangan-berakhir'
    ELSE 'tanpa-kata-sandi'
  END
  WHEN EXISTS (
    SELECT FROM job_mapping m JOIN position p ON p.id = m.position_id AND p.is_active
      WHERE m.user_id = u.id AND m.is_active AND m.start_date > (now() AT TIME ZONE 'Asia/Jakarta')::date
  ) THEN 'jabatan-nanti'
  ELSE 'tanpa-jabatan'
END AS value
FROM "user" u;

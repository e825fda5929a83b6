CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"mail_id" uuid
);

--> statement-breakpoint
ALTER TABLE "credential" ADD COLUMN "must_change" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_token" ON "invitation" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "invitation_user" ON "invitation" USING btree ("user_id","created_at");

--> statement-breakpoint
-- Who is invited says so, where nothing else is in the way: also that the mail never left, or that the week is over.
CREATE OR REPLACE VIEW "sign_in_states" AS
SELECT u.id, CASE
  WHEN NOT u.is_active THEN 'nonaktif'
  WHEN u.isldap <> '2' THEN 'direktori'
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

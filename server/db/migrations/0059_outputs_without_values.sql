-- What failed jobs kept of their errors held statements with every value: reset links, texts of letters.
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    UPDATE pgboss.job SET output = jsonb_strip_nulls(jsonb_build_object(
      'type', output->'name',
      'code', coalesce(output->'code', output->'cause'->'code'),
      'message', CASE
        WHEN output->>'message' LIKE 'Failed query:%' THEN left(output->>'message', 94)
        WHEN output ? 'severity' THEN 'PostgreSQL ' || coalesce(output->>'code', '')
        ELSE left(output->>'message', 300)
      END))
    WHERE jsonb_typeof(output) = 'object' AND output ? 'message';
  END IF;
END $$;

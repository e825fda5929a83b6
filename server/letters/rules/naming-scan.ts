import { type SQL, sql } from 'drizzle-orm';

/** Selects the scan that names the letter `alias` without a subject (domain/letters/letter-name.ts), null elsewhere. */
export const namingScan = (alias: string): SQL => {
  const letter = sql.raw(alias);
  return sql`(case when ${letter}.from_where = 'external' and ${letter}.subject = '' then (
    select json_build_object('fileName', na.file_name, 'pages', nf.pages)
    from letter_attachment na left join file_text nf on nf.file_hash = na.file_hash
    where na.letter_id = ${letter}.id and na.is_document limit 1) end)`;
};

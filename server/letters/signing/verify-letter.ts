import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { notFound } from '../../http/index.ts';
import { isSealOf } from './seal.ts';

/** What anybody may know of a signed letter: enough to compare a paper with it, never what it says (SPEC B7). */
export type Verification = {
  number: string;
  /** ISO timestamp of the signature. */
  date: string;
  /** The post that sent it, and who stands below it. */
  sender: { positionName: string; unitName: string; personName: string | null };
  /** SHA-256 of the signed PDF: a copy with another hash is not what was signed. */
  hash: string;
  /** The server's seal is on exactly this hash. */
  isSealed: boolean;
};

/**
 * Looks a signed letter up by the code printed on it, in any case and spacing.
 * @throws Refusal 404 for codes that were never given
 */
export async function verifyLetter(executor: Executor, code: string): Promise<Verification> {
  const found = await executor.execute<Row>(sql`
    select l.number, l.signed_at as "signedAt", d.sha256, d.signature, p.name as "positionName",
           o.name as "unitName", case when l.show_sender_name then u.person_name end as "personName"
    from letter l
    join letter_document d on d.letter_id = l.id
    join position p on p.id = l.sender_position_id
    join organization_unit o on o.id = p.unit_id
    join "user" u on u.id = l.signed_by_user_id
    where l.verify_code = ${asGiven(code)}`);
  const row = found.rows[0];
  if (!row) throw notFound('Kode ini tidak dikenal. Naskah mungkin tidak asli.');
  const { positionName, unitName, personName } = row;
  return {
    number: row.number,
    date: new Date(row.signedAt).toISOString(),
    sender: { positionName, unitName, personName },
    hash: row.sha256,
    isSealed: isSealOf(row.signature, row.sha256),
  };
}

type Row = {
  number: string;
  signedAt: string;
  sha256: string;
  signature: string;
  positionName: string;
  unitName: string;
  personName: string | null;
};

function asGiven(code: string): string {
  const signs = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 40);
  return (signs.match(/.{1,5}/g) ?? []).join('-');
}

import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/index.ts';
import { letters } from '../tables.ts';
import { isSealOf } from './seal.ts';
import { documentOf } from './set-document.ts';

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
export async function verifyLetter(deps: Deps, code: string): Promise<Verification> {
  const [letter] = await deps.db
    .select()
    .from(letters)
    .where(eq(letters.verifyCode, asGiven(code)));
  const document = letter && (await documentOf(deps, letter));
  if (!letter?.number || !letter.signedAt || !document)
    throw notFound('Kode ini tidak dikenal. Naskah mungkin tidak asli.');
  const found = await deps.db.execute<Verification['sender']>(sql`
    select p.name as "positionName", o.name as "unitName",
           case when ${letter.showSenderName} then u.person_name end as "personName"
    from position p join organization_unit o on o.id = p.unit_id, "user" u
    where p.id = ${letter.senderPositionId} and u.id = ${letter.signedByUserId}`);
  return {
    number: letter.number,
    date: letter.signedAt.toISOString(),
    sender: found.rows[0] as Verification['sender'],
    hash: document.sha256,
    isSealed: isSealOf(document.signature, document.sha256),
  };
}

function asGiven(code: string): string {
  const signs = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 40);
  return (signs.match(/.{1,5}/g) ?? []).join('-');
}

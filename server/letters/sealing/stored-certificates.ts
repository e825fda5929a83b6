import { desc, sql } from 'drizzle-orm';
import { seal, unseal } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { sha256 } from '../../documents/index.ts';
import { letterheadOfCompany, topUnit } from '../../letterheads/index.ts';
import { type Certified, isEnding, makePair, makeSeal, type Pair } from './certificates.ts';
import { sealCertificates } from './tables.ts';

/** What a letter is sealed with: the root's certificate, and the seal certificate with its key. */
export type Sealing = { root: Buffer; seal: Certified };

/**
 * The certificate to seal with now, made with the first letter, when the company has its name. Of several servers one
 * makes it; the others wait for its transaction.
 */
export async function sealingNow(executor: Executor, secret: string, at: Date): Promise<Sealing> {
  const kept = await newest(executor);
  const known = kept && opened(secret, kept);
  if (known && !isEnding({ root: known.root, seal: known.seal.certificate }, at)) return known;
  const made = await makeNext(executor, { secret, at, kept });
  const no = (kept?.no ?? 0) + 1;
  const stored = await executor
    .insert(sealCertificates)
    .values({ no, ...closed(secret, made) })
    .onConflictDoNothing()
    .returning({ no: sealCertificates.no });
  if (stored.length === 0) return madeByAnother(executor, secret);
  await recordAudit(executor, {
    actor: null,
    action: 'make-certificate',
    resource: 'seal-certificate',
    recordId: null,
    after: { no, root: sha256(made.root.certificate), seal: sha256(made.seal.certificate) },
  });
  return { root: made.root.certificate, seal: made.seal };
}

/** The root certificate to give out; undefined before the first sealed letter, and for one that was not made here. */
export async function rootCertificate(executor: Executor, secret: string): Promise<Buffer | undefined> {
  const kept = await newest(executor);
  return kept && opened(secret, kept)?.root;
}

/** Under the same root where its key opens; with another secret nothing kept does, and a new root begins. */
async function makeNext(
  executor: Executor,
  { secret, at, kept }: { secret: string; at: Date; kept: Row | undefined },
): Promise<Pair> {
  const company = await companyName(executor);
  const certificate = Buffer.from(kept?.root ?? '', 'base64');
  const key = kept && unseal(secret, purpose, ownerOf(certificate), kept.sealedRootKey);
  if (!key) return makePair(company, at);
  const root = { certificate, key };
  return { root, seal: await makeSeal(root, company, at) };
}

async function madeByAnother(executor: Executor, secret: string): Promise<Sealing> {
  const kept = await newest(executor);
  const known = kept && opened(secret, kept);
  if (!known) throw new Error('The certificate that another server made cannot be opened');
  return known;
}

type Row = typeof sealCertificates.$inferSelect;

async function newest(executor: Executor): Promise<Row | undefined> {
  const [row] = await executor.select().from(sealCertificates).orderBy(desc(sealCertificates.no)).limit(1);
  return row;
}

const purpose = 'seal-certificate';
/** Each key is bound to its certificates: one that was put beside them does not open it. */
const ownerOf = (...certificates: Buffer[]): string => certificates.map(sha256).join(' ');

function closed(secret: string, { root, seal: own }: Pair): Omit<Row, 'no' | 'createdAt'> {
  return {
    root: root.certificate.toString('base64'),
    sealedRootKey: seal(secret, purpose, ownerOf(root.certificate), root.key),
    seal: own.certificate.toString('base64'),
    sealedKey: seal(secret, purpose, ownerOf(root.certificate, own.certificate), own.key),
  };
}

/** Undefined where the key was sealed with another secret, or for other certificates. */
function opened(secret: string, row: Row): Sealing | undefined {
  const root = Buffer.from(row.root, 'base64');
  const certificate = Buffer.from(row.seal, 'base64');
  const key = unseal(secret, purpose, ownerOf(root, certificate), row.sealedKey);
  return key && { root, seal: { certificate, key } };
}

/** Of the unit above all others, as its letterhead prints it. */
async function companyName(executor: Executor): Promise<string> {
  const { rows } = await executor.execute<{ name: string }>(sql`
    select coalesce(${letterheadOfCompany(sql`o.company_code`)} ->> 'name', o.name) as name
    from ${topUnit} o`);
  return rows[0]?.name.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim() || 'Naskah';
}

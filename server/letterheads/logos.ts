import { buffer } from 'node:stream/consumers';
import { eq, isNotNull } from 'drizzle-orm';
import { logoFile, logoMessages } from '../../domain/letters/logo.ts';
import { translate } from '../../lib/language.ts';
import { letterheadTemplate } from '../../resources/master-data/template-kop-surat.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Deps } from '../deps.ts';
import { isPrintable } from '../documents/index.ts';
import type { FileStore } from '../files/index.ts';
import { invalid, notFound } from '../http/index.ts';
import { logoFault, logoMimeTypes, logoType } from './logo-fault.ts';
import { logos } from './tables.ts';

type Kept = Pick<Deps, 'db' | 'files'>;
/** Where logos are read: in a transaction too. */
export type LogoSource = { db: Executor; files: FileStore };

const refused = (message: string) => invalid({ logo: [message] }, message);

/**
 * Stores a logo in the file store; letterheads refer to it by hash. Audits the upload.
 * @throws Refusal 422 at `logo`: empty, too large, no PNG, JPEG or SVG, more than a drawing, or one that cannot be
 * printed
 */
export async function takeLogo({ db, files }: Kept, actor: Actor, content: Buffer): Promise<string> {
  if (content.length >= logoFile.mostBytes) throw refused(translate(logoMessages.tooLarge));
  const type = logoType(content);
  if (!type) throw refused(translate(logoMessages.otherKind));
  const fault = logoFault(content, type);
  if (fault) throw refused(fault);
  if (!(await isPrintable({ type, base64: content.toString('base64') })))
    throw refused(translate(unprintable));
  const mimeType = logoMimeTypes[type];
  const hash = await keep(files, content, mimeType);
  await db.transaction(async (tx) => {
    await tx.insert(logos).values({ hash, mimeType }).onConflictDoNothing();
    const taken = { resource: letterheadTemplate.name, recordId: null, after: { logo: hash, mimeType } };
    await recordAudit(tx, { actor, action: 'take-logo', ...taken });
  });
  return hash;
}

/** @throws Refusal 404 for what is no logo, 409 when its file was altered */
export async function readLogo(
  { db, files }: LogoSource,
  hash: string,
): Promise<{ content: Buffer; mimeType: string }> {
  const [found] = await db.select().from(logos).where(eq(logos.hash, hash));
  if (!found) throw notFound(translate({ id: 'Logo tidak ditemukan.', en: 'This logo was not found.' }));
  return { content: found.content ?? (await buffer(await files.getFile(hash))), mimeType: found.mimeType };
}

/** Moves logos from the database into the file store; runs at each start and may be interrupted at any point. */
export async function moveLogos({ db, files }: Kept): Promise<void> {
  for (const { hash, mimeType, content } of await db.select().from(logos).where(isNotNull(logos.content))) {
    await keep(files, content as Buffer, mimeType);
    await db.update(logos).set({ content: null }).where(eq(logos.hash, hash));
  }
}

/** The content was checked before; only logos may be SVG files. */
const keep = async (files: FileStore, content: Buffer, mimeType: string): Promise<string> =>
  (await files.putFile(content, { name: 'logo', maxBytes: 1024 * 1024, field: 'logo', judgedAs: mimeType }))
    .hash;

const unprintable = {
  id: 'Logo ini tidak dapat dicetak. Simpan kembali gambarnya sebagai PNG, lalu unggah.',
  en: 'This logo cannot be printed. Save the picture as a PNG once more, then upload it.',
};

import type { Signer } from '@libpdf/core';
import { translate } from '../../../lib/language.ts';
import { longDay } from '../../../lib/months.ts';
import { inWib } from '../../../lib/wib.ts';
import type { Config } from '../../config.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import type { PdfSealer, SealedFor } from '../../pdf-sealer.ts';
import { readBrought } from './brought-certificate.ts';
import { rootCertificate, type Sealing, sealingNow } from './stored-certificates.ts';
import { type TimeAuthority, timeAuthorityAt } from './time-authority.ts';

/**
 * Signs (PAdES) with the operator's certificate, else with the installation's own; timed where an authority answers.
 * @throws StartError for a certificate that cannot be used
 */
export async function createSealer({
  secret,
  sealFile,
  timestampUrl,
}: Pick<Config, 'secret' | 'sealFile' | 'timestampUrl'>): Promise<PdfSealer> {
  const brought = sealFile && (await readBrought(sealFile, new Date()));
  const authority = timestampUrl === undefined ? undefined : timeAuthorityAt(timestampUrl);
  const signerAt = async (executor: Executor, at: Date): Promise<Signer> => {
    if (!brought) return ownSigner(await sealingNow(executor, secret, at));
    if (at > brought.endsAt) throw ended(brought.endsAt);
    return brought.signer;
  };
  return {
    seal: async (executor, pdf, who) => signedPdf(pdf, who, await signerAt(executor, who.at), authority),
    root: async (executor) => (brought ? brought.root : rootCertificate(executor, secret)),
  };
}

const ended = (at: Date) =>
  conflict(
    translate({
      id: `Sertifikat segel organisasi berakhir pada ${longDay('id', inWib(at))}. Hubungi administrator.`,
      en: `The organisation’s seal certificate ended on ${longDay('en', inWib(at))}. Ask an administrator.`,
    }),
  );

/** The installation's own certificate as a signer, with its root. */
export async function ownSigner({ root, seal }: Sealing): Promise<Signer> {
  // With the first letter: loading it takes time and 30 MB.
  const { CryptoKeySigner } = await import('@libpdf/core');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('pkcs8', new Uint8Array(seal.key), algorithm, false, ['sign']);
  return new CryptoKeySigner(key, new Uint8Array(seal.certificate), 'EC', 'ECDSA', [new Uint8Array(root)]);
}

/** The PDF with the signature appended: what was typeset, and signed before, stays its first part. */
export async function signedPdf(
  pdf: Uint8Array,
  { personName, positionName, at, turn }: SealedFor,
  signer: Signer,
  authority?: TimeAuthority,
): Promise<Uint8Array> {
  const { PDF } = await import('@libpdf/core');
  const sign = async (timed?: object): Promise<Uint8Array> => {
    const document = await PDF.load(pdf);
    // A new form names two fonts for text fields, which are not in the file; the archival format asks for all to be.
    const form = document.getOrCreateForm().acroForm().getDict();
    form.delete('DR');
    form.delete('DA');
    const { bytes } = await document.sign({
      signer,
      fieldName: turn === undefined ? 'Segel' : `Segel ${turn}`,
      reason: reasonOf([personName, positionName].filter(Boolean).join(', ')),
      signingTime: at,
      ...timed,
      estimatedSize: sizeOf(signer, timed !== undefined),
    });
    return bytes;
  };
  const bytes =
    (await authority?.tried((timestampAuthority) => sign({ level: 'B-T', timestampAuthority }))) ??
    (await sign());
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, pdf.length).equals(pdf))
    throw new Error('Sealing rewrote the document');
  return bytes;
}

/** Bytes to reserve: certificates are in it, and a time authority's word with its own. */
function sizeOf({ certificate, certificateChain = [] }: Signer, isTimed: boolean): number {
  const certificates = [certificate, ...certificateChain].reduce((sum, { length }) => sum + length, 0);
  return 3072 + certificates + (isTimed ? 12_288 : 0);
}

/**
 * The library looks for its own "/ByteRange" by text, and escapes brackets and backslashes twice: a post so named would
 * spoil every signature under it.
 */
const reasonOf = (signer: string): string =>
  `Ditandatangani oleh ${signer}`
    .replace(/[\p{Cc}\p{Cf}\\]+/gu, ' ')
    .replaceAll('(', '[')
    .replaceAll(')', ']')
    .replaceAll('/', '\u2215');

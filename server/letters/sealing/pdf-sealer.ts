import type { Executor } from '../../db/executor.ts';
import { type Sealing, sealingNow } from './stored-certificates.ts';

/** Whom and when the organisation's signature names: what the paper prints. */
export type SealedFor = { personName: string | null; positionName: string; at: Date };

/** Signs a PDF as the organisation: PDF in, PDF out, since providers of certified signatures work so. */
export type PdfSealer = { seal: (pdf: Uint8Array, who: SealedFor) => Promise<Uint8Array> };

/** Signs with the installation's own certificate (PAdES, without a timestamp). */
export const localSealer = (executor: Executor, secret: string): PdfSealer => ({
  seal: async (pdf, who) => signedPdf(pdf, who, await sealingNow(executor, secret, who.at)),
});

/** The PDF with the signature appended: what was typeset stays its first part. */
export async function signedPdf(
  pdf: Uint8Array,
  { personName, positionName, at }: SealedFor,
  { root, seal }: Sealing,
): Promise<Uint8Array> {
  // With the first letter: loading it takes time and 30 MB.
  const { CryptoKeySigner, PDF } = await import('@libpdf/core');
  const key = await crypto.subtle.importKey(
    'pkcs8',
    new Uint8Array(seal.key),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  );
  const signer = new CryptoKeySigner(key, new Uint8Array(seal.certificate), 'EC', 'ECDSA', [
    new Uint8Array(root),
  ]);
  const document = await PDF.load(pdf);
  // A new form names two fonts for text fields, which are not in the file; the archival format asks for all to be.
  const form = document.getOrCreateForm().acroForm().getDict();
  form.delete('DR');
  form.delete('DA');
  const { bytes } = await document.sign({
    signer,
    fieldName: 'Segel',
    reason: reasonOf([personName, positionName].filter(Boolean).join(', ')),
    signingTime: at,
    // Signature and two certificates take 2 kB.
    estimatedSize: 4096,
  });
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, pdf.length).equals(pdf))
    throw new Error('Sealing rewrote the document');
  return bytes;
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

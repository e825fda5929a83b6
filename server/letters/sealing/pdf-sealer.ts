import { readFile } from 'node:fs/promises';
import type { Signer } from '@libpdf/core';
import type { Seal } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { longDay } from '../../../lib/months.ts';
import { inWib } from '../../../lib/wib.ts';
import type { Config } from '../../config.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import { reportFault } from '../../log/index.ts';
import type { PdfSealer, SealedFor } from '../../pdf-sealer.ts';
import { codeOf, StartError } from '../../start-error.ts';
import { type Brought, readBrought } from './brought-certificate.ts';
import { reasonOf } from './reason-of.ts';
import { remoteSealer } from './remote-sealer.ts';
import { type Revocation, Revoked, revocationData } from './revocation.ts';
import { showInField } from './shown-signature.ts';
import { rootCertificate, type Sealing, sealingNow } from './stored-certificates.ts';
import { type TimeAuthority, timeAuthorityAt } from './time-authority.ts';

type Settings = Pick<Config, 'secret' | 'sealFile' | 'sealService' | 'timestampUrl' | 'sealRevocation'>;

/**
 * The sealer of the settings: a provider, else the operator's certificate, else the installation's own; timed where an
 * authority answers.
 * @throws StartError for a certificate or a secret that cannot be used
 */
export async function createSealer(settings: Settings): Promise<PdfSealer> {
  const { sealService, sealFile } = settings;
  if (sealService) return remoteSealer({ ...sealService, secret: await secretOf(sealService) });
  const brought = sealFile && (await readBrought(sealFile, new Date(), settings));
  return localSealer(settings, brought);
}

function localSealer({ secret, timestampUrl, sealRevocation }: Settings, brought?: Brought): PdfSealer {
  const by = brought ? 'brought' : 'own';
  const authority = timestampUrl === undefined ? undefined : timeAuthorityAt(timestampUrl);
  const revocation = sealRevocation ? revocationData() : undefined;
  const signerAt = async (executor: Executor, at: Date): Promise<Signer> => {
    if (!brought) return ownSigner(await sealingNow(executor, secret, at));
    if (at > brought.endsAt) throw ended(brought.endsAt);
    return brought.signer;
  };
  return {
    isRemote: false,
    patience: 0,
    seal: async (executor, pdf, who) => {
      const { level, pdf: sealed } = await signedPdf(pdf, who, await signerAt(executor, who.at), {
        authority,
        revocation,
      });
      return { pdf: sealed, seal: { level, by } };
    },
    root: async (executor) => (brought ? brought.root : rootCertificate(executor, secret)),
  };
}

async function secretOf({ secret, secretFile }: NonNullable<Config['sealService']>): Promise<string> {
  if (secretFile === undefined) return secret ?? '';
  try {
    const read = (await readFile(secretFile, 'utf8')).trim();
    if (read) return read;
  } catch (error) {
    throw new StartError(
      `Naskah cannot start: the file in NASKAH_SEAL_SECRET_FILE, ${secretFile}, cannot be read (${codeOf(error)}).`,
    );
  }
  throw new StartError(`Naskah cannot start: the file in NASKAH_SEAL_SECRET_FILE, ${secretFile}, is empty.`);
}

const ended = (at: Date) =>
  conflict(
    translate({
      id: `Sertifikat segel organisasi berakhir pada ${longDay('id', inWib(at))}. Hubungi administrator.`,
      en: `The organisation’s seal certificate ended on ${longDay('en', inWib(at))}. Ask an administrator.`,
    }),
  );

const revoked = () =>
  conflict(
    translate({
      id: 'Sertifikat segel organisasi sudah dicabut penerbitnya. Hubungi administrator.',
      en: 'The organisation’s seal certificate was revoked by its issuer. Ask an administrator.',
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

type Helpers = { authority?: TimeAuthority | undefined; revocation?: Revocation | undefined };

/**
 * The PDF with the signature appended: what was typeset, and signed before, stays its first part.
 * @throws Refusal 409 where the certificate was revoked
 */
export async function signedPdf(
  pdf: Uint8Array,
  who: SealedFor,
  signer: Signer,
  { authority, revocation }: Helpers = {},
): Promise<{ pdf: Uint8Array; level: Seal['level'] }> {
  const sign = (timed?: object) => appendSignature(pdf, who, signer, timed);
  const timed = await authority?.tried((timestampAuthority) => sign({ level: 'B-T', timestampAuthority }));
  const lasting = timed && (await lastingOf(timed, signer, revocation));
  const bytes = lasting ?? timed ?? (await sign());
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, pdf.length).equals(pdf))
    throw new Error('Sealing rewrote the document');
  return { pdf: bytes, level: lasting ? 'B-LT' : timed ? 'B-T' : 'B-B' };
}

async function appendSignature(
  pdf: Uint8Array,
  who: SealedFor,
  signer: Signer,
  timed?: object,
): Promise<Uint8Array> {
  const { PDF } = await import('@libpdf/core');
  const document = await PDF.load(pdf);
  const before = document.getForm()?.getSignatureFields().length ?? 0;
  // A new form names two fonts for text fields, which are not in the file; the archival format asks for all to be.
  const form = document.getOrCreateForm().acroForm().getDict();
  form.delete('DR');
  form.delete('DA');
  const fieldName = before === 0 ? 'Segel' : `Segel ${before + 1}`;
  if (who.shown) await showInField(document, fieldName, who.shown);
  const { bytes } = await document.sign({
    signer,
    fieldName,
    reason: reasonOf(who),
    signingTime: who.at,
    ...timed,
    estimatedSize: sizeOf(signer, timed !== undefined),
  });
  return bytes;
}

async function lastingOf(
  pdf: Uint8Array,
  { certificate, certificateChain = [] }: Signer,
  revocation: Revocation | undefined,
): Promise<Uint8Array | undefined> {
  try {
    return await revocation?.added(pdf, [certificate, ...certificateChain]);
  } catch (error) {
    if (!(error instanceof Revoked)) throw error;
    reportFault('Seal certificate', error);
    throw revoked();
  }
}

/** Bytes to reserve: certificates are in it, and a time authority's word with its own. */
function sizeOf({ certificate, certificateChain = [] }: Signer, isTimed: boolean): number {
  const certificates = [certificate, ...certificateChain].reduce((sum, { length }) => sum + length, 0);
  return 3072 + certificates + (isTimed ? 12_288 : 0);
}

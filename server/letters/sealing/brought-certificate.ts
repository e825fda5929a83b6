import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Signer } from '@libpdf/core';
import { BitString, fromBER } from 'asn1js';
import { Certificate } from 'pkijs';
import { codeOf, StartError } from '../../start-error.ts';
import { addressesOf } from './revocation.ts';
import { isRoot } from './signatures-in.ts';

/** The certificate that the operator brought, with the time it ends at. */
export type Brought = { signer: Signer; endsAt: Date; root: Buffer | undefined };

/**
 * Reads a .p12 that letters are to be signed with.
 * @throws StartError: no such file, another password, not for signing, out of its time at `at`, or, where that is
 * asked for, without a word on who revokes it
 */
export async function readBrought(
  file: { path: string; password: string },
  at: Date,
  { sealRevocation = false } = {},
): Promise<Brought> {
  const signer = await signerIn(file);
  const certificate = new X509Certificate(signer.certificate);
  const [begins, endsAt] = [certificate.validFrom, certificate.validTo].map((day) => new Date(day));
  if (!begins || !endsAt || at < begins || at > endsAt)
    throw refused(file.path, `is for ${dayOf(begins)} to ${dayOf(endsAt)} only`);
  if (certificate.ca || !signsDocuments(signer.certificate))
    throw refused(file.path, 'is not for signing documents');
  if (sealRevocation && !namesRevocation(signer.certificate))
    throw refused(
      file.path,
      'does not say where its issuer tells that it is revoked; unset NASKAH_SEAL_REVOCATION',
    );
  const top = signer.certificateChain?.map((one) => new X509Certificate(one)).find(isRoot);
  return { signer, endsAt, root: top?.raw };
}

async function signerIn({ path, password }: { path: string; password: string }): Promise<Signer> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    throw refused(path, `cannot be read (${codeOf(error)})`);
  }
  const { P12Signer } = await import('@libpdf/core');
  try {
    return await P12Signer.create(bytes, password);
  } catch {
    throw refused(path, 'is no .p12 with a key, or NASKAH_SEAL_PASSWORD is not its password');
  }
}

const refused = (path: string, why: string): StartError =>
  new StartError(`Naskah cannot start: the certificate in NASKAH_SEAL_FILE, ${path}, ${why}.`);

const dayOf = (day: Date | undefined): string => day?.toISOString().slice(0, 10) ?? '?';

function namesRevocation(der: Uint8Array): boolean {
  const { ocsp, crls } = addressesOf(Certificate.fromBER(new Uint8Array(der)));
  return ocsp !== undefined || crls.length > 0;
}

/** Without the extension a key is for everything (RFC 5280, 4.2.1.3). */
function signsDocuments(der: Uint8Array): boolean {
  const usage = Certificate.fromBER(new Uint8Array(der)).extensions?.find(
    ({ extnID }) => extnID === '2.5.29.15',
  );
  if (!usage) return true;
  const { result } = fromBER(usage.extnValue.valueBlock.valueHexView);
  // digitalSignature and nonRepudiation are its first two bits.
  return result instanceof BitString && (Number(result.valueBlock.valueHexView[0]) & 0b11000000) !== 0;
}

import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import { OctetString } from 'asn1js';
import { Certificate, type SignedData, type SignerInfo } from 'pkijs';
import type { Seal } from '../../../domain/letters/letter.ts';
import { otherPage } from './same-pages.ts';
import { type FoundSignature, readCms, signaturesIn } from './signatures-in.ts';

/** What came back is not what was asked for; the message says how, to the operator. */
export class NotSealed extends Error {}

/**
 * Checks a provider's PDF: the bytes sent come first, a valid signature over all of them is added, and nothing that
 * is seen.
 * @throws NotSealed
 */
export async function checkSealed(sent: Uint8Array, got: Buffer, at: Date): Promise<Seal['level']> {
  if (!got.subarray(0, 1024).includes('%PDF-')) throw new NotSealed('it is no PDF');
  if (!got.subarray(0, sent.length).equals(sent))
    throw new NotSealed('it does not begin with the bytes sent');
  const added = [...signaturesIn(got, sent.length)].filter(
    ({ signed: [before] }) => before.length > sent.length,
  );
  const [first] = added;
  if (!first) throw new NotSealed('it has no signature over the bytes sent');
  const { PDF } = await import('@libpdf/core');
  const [before, after] = await Promise.all([PDF.load(sent), PDF.load(got)]);
  const other = otherPage(before, after);
  if (other !== undefined) throw new NotSealed(`its page ${other} shows something else`);
  // A reader must find it, too: text that only looks like one is none.
  const fields = after.getForm()?.getSignatureFields() ?? [];
  const known = before.getForm()?.getSignatureFields().length ?? 0;
  if (fields.filter((field) => field.isSigned()).length <= known)
    throw new NotSealed('no field of it holds a signature');
  const { unsignedAttrs } = verified(first, at);
  const isTimed = unsignedAttrs?.attributes.some(({ type }) => type === timeStamp);
  if (!isTimed) return 'B-B';
  return got.includes('/DSS', sent.length) ? 'B-LT' : 'B-T';
}

/** id-aa-timeStampToken. */
const timeStamp = '1.2.840.113549.1.9.16.2.14';

function verified({ signed, cms }: FoundSignature, at: Date): SignerInfo {
  let signature: SignedData;
  try {
    signature = readCms(cms);
  } catch (cause) {
    throw new NotSealed('its signature cannot be read', { cause });
  }
  const [signer] = signature.signerInfos;
  const own = signerOf(signature);
  if (!signer || !own) throw new NotSealed('its signature names no certificate');
  if (at < own.notBefore.value || at > own.notAfter.value)
    throw new NotSealed('the certificate of its signature is out of its time');
  if (!isOf(signer, signed, own)) throw new NotSealed('its signature is not of these bytes');
  return signer;
}

/** Over the attributes, with the hash of the bytes (RFC 5652, 5.4); pkijs knows fewer kinds of keys. */
function isOf(
  { signedAttrs, digestAlgorithm, signatureAlgorithm, signature }: SignerInfo,
  signed: FoundSignature['signed'],
  certificate: Certificate,
): boolean {
  const hash = hashes[digestAlgorithm.algorithmId];
  const said = signedAttrs?.attributes.find(({ type }) => type === messageDigest)?.values[0];
  if (!hash || !signedAttrs || !(said instanceof OctetString)) return false;
  const seen = createHash(hash);
  for (const part of signed) seen.update(part);
  if (!seen.digest().equals(new Uint8Array(said.valueBlock.valueHexView))) return false;
  const { publicKey } = new X509Certificate(Buffer.from(certificate.toSchema().toBER()));
  const isPss = signatureAlgorithm.algorithmId === rsaPss;
  const key = { key: publicKey, ...(isPss && { padding: constants.RSA_PKCS1_PSS_PADDING }) };
  try {
    return verify(hash, new Uint8Array(signedAttrs.encodedValue), key, signature.valueBlock.valueHexView);
  } catch {
    return false;
  }
}

const hashes: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const messageDigest = '1.2.840.113549.1.9.4';
const rsaPss = '1.2.840.113549.1.1.10';

/** The certificate whose serial number the signer names. */
function signerOf({ certificates = [], signerInfos }: SignedData): Certificate | undefined {
  const all = certificates.filter((one) => one instanceof Certificate);
  const named = signerInfos[0]?.sid?.serialNumber;
  return (named && all.find(({ serialNumber }) => serialNumber.isEqual(named))) ?? all[0];
}

import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import { OctetString } from 'asn1js';
import { Certificate, type SignedData, type SignerInfo } from 'pkijs';

/** Over the attributes, with the hash of the bytes (RFC 5652, 5.4); pkijs knows fewer kinds of keys. */
export function isOf(
  { signedAttrs, digestAlgorithm, signatureAlgorithm, signature }: SignerInfo,
  signed: readonly Uint8Array[],
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
export function signerOf({ certificates = [], signerInfos }: SignedData): Certificate | undefined {
  const all = certificates.filter((one) => one instanceof Certificate);
  const named = signerInfos[0]?.sid?.serialNumber;
  return (named && all.find(({ serialNumber }) => serialNumber.isEqual(named))) ?? all[0];
}

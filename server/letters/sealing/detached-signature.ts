import { createHash, createPrivateKey, sign } from 'node:crypto';
import type { Sealing } from './stored-certificates.ts';

/**
 * A CAdES signature (RFC 5652, 5035) by the installation's own certificate (P-256), as libpdf makes it in 4 ms.
 * @param digest SHA-256 of what is signed
 */
export function detachedSignature({ root, seal }: Sealing, digest: Buffer, at: Date): Buffer {
  const { serial, issuer } = namesIn(seal.certificate);
  const certificateHash = createHash('sha256').update(seal.certificate).digest();
  const attributes = [
    attribute(ids.contentType, ids.data),
    attribute(ids.signingTime, der(0x17, Buffer.from(utcTime(at)))),
    attribute(ids.algorithms, sequence(sequence(ids.sha256), der(0xa1, ids.ecdsaWithSha256))),
    attribute(ids.messageDigest, der(0x04, digest)),
    attribute(
      ids.signingCertificate,
      sequence(sequence(sequence(der(0x04, certificateHash), sequence(sequence(der(0xa4, issuer)), serial)))),
    ),
    // DER orders a set by its encoding.
  ].toSorted(Buffer.compare);
  const key = createPrivateKey({ key: seal.key, format: 'der', type: 'pkcs8' });
  const signer = sequence(
    one,
    sequence(issuer, serial),
    sequence(ids.sha256),
    der(0xa0, ...attributes),
    sequence(ids.ecdsaWithSha256),
    der(0x04, sign('sha256', setOf(...attributes), key)),
  );
  const signed = sequence(
    one,
    setOf(sequence(ids.sha256)),
    sequence(ids.data),
    der(0xa0, seal.certificate, root),
    setOf(signer),
  );
  return sequence(ids.signedData, der(0xa0, signed));
}

/** Tag, length and content (X.690, 8.1). */
function der(tag: number, ...content: Buffer[]): Buffer {
  const inner = Buffer.concat(content);
  const { length } = inner;
  const head =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), inner]);
}

const sequence = (...content: Buffer[]): Buffer => der(0x30, ...content);
const setOf = (...content: Buffer[]): Buffer => der(0x31, ...content);
const attribute = (id: Buffer, value: Buffer): Buffer => sequence(id, setOf(value));
const one = der(0x02, Buffer.from([1]));
const id = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));

const ids = {
  data: id('2a864886f70d010701'),
  signedData: id('2a864886f70d010702'),
  contentType: id('2a864886f70d010903'),
  messageDigest: id('2a864886f70d010904'),
  signingTime: id('2a864886f70d010905'),
  algorithms: id('2a864886f70d010934'),
  signingCertificate: id('2a864886f70d010910022f'),
  sha256: id('608648016503040201'),
  ecdsaWithSha256: id('2a8648ce3d040302'),
};

/** YYMMDDhhmmssZ, until 2049 (RFC 5652, 11.3). */
const utcTime = (at: Date): string => `${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`;

/** Serial number and issuer of a certificate, as DER: second and fourth part of what is certified (RFC 5280, 4.1). */
function namesIn(certificate: Buffer): { serial: Buffer; issuer: Buffer } {
  const [toBeSigned] = partsOf(certificate);
  const [, serial, , issuer] = toBeSigned ? partsOf(toBeSigned) : [];
  if (!serial || !issuer) throw new Error('The seal certificate cannot be read');
  return { serial, issuer };
}

function partsOf(encoded: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = contentOf(encoded, 0).from; at < encoded.length; ) {
    const { to } = contentOf(encoded, at);
    parts.push(encoded.subarray(at, to));
    at = to;
  }
  return parts;
}

function contentOf(encoded: Buffer, at: number): { from: number; to: number } {
  const first = encoded[at + 1] ?? 0;
  const more = first < 0x80 ? 0 : first & 0x7f;
  const from = at + 2 + more;
  return { from, to: from + (more ? encoded.readUIntBE(at + 2, more) : first) };
}

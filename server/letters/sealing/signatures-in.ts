import { X509Certificate } from 'node:crypto';
import { Certificate, ContentInfo, SignedData } from 'pkijs';

/** A signature inside a PDF (ISO 32000-1, 12.8.1). */
export type FoundSignature = {
  /** The bytes it is made of: all of the file up to there but itself. */
  signed: [Uint8Array, Uint8Array];
  /** Where they end. */
  end: number;
  cms: Uint8Array<ArrayBuffer>;
};

/** Finds a file's signatures, in the order they were made; `from` leaves out those that begin before. */
export function* signaturesIn(pdf: Buffer, from = 0): Generator<FoundSignature> {
  for (let at = pdf.indexOf(name, from); at !== -1; at = pdf.indexOf(name, at + name.length)) {
    const [, ...numbers] = range.exec(pdf.toString('latin1', at, at + 200)) ?? [];
    const [start, before = 0, after = 0, rest = 0] = numbers.map(Number);
    if (start !== 0 || before >= after || after + rest > pdf.length) continue;
    // Between the two parts stands the signature alone.
    const contents = pdf.toString('latin1', before, after);
    if (!/^<[0-9a-f]+>$/i.test(contents)) continue;
    yield {
      signed: [pdf.subarray(0, before), pdf.subarray(after, after + rest)],
      end: after + rest,
      cms: new Uint8Array(Buffer.from(contents.slice(1, -1), 'hex')),
    };
  }
}

const name = '/ByteRange';
const range = /^\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/;

/** @throws where it is no signature */
export const readCms = (cms: Uint8Array<ArrayBuffer>): SignedData =>
  new SignedData({ schema: ContentInfo.fromBER(cms).content });

/** The root certificate (DER) that a file's first signature brings along; undefined where it brings none. */
export function rootIn(pdf: Buffer): Buffer | undefined {
  const [first] = signaturesIn(pdf);
  if (!first) return undefined;
  return certificatesOf(readCms(first.cms)).find((one) => isRoot(new X509Certificate(one)));
}

export const isRoot = (certificate: X509Certificate): boolean =>
  certificate.subject === certificate.issuer && certificate.verify(certificate.publicKey);

const certificatesOf = ({ certificates = [] }: SignedData): Buffer[] =>
  certificates.flatMap((one) => (one instanceof Certificate ? [Buffer.from(one.toSchema().toBER())] : []));

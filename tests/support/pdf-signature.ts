import { createHash, verify, X509Certificate } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { type Certificate, ContentInfo, SignedData, type SignerInfo, TSTInfo } from 'pkijs';

/** A PDF's first signature as other software reads it. */
export async function readSignature(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1');
  const [, ...found] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text) ?? [];
  const [start = 0, before = 0, after = 0, rest = 0] = found.map(Number);
  const parts = [pdf.subarray(start, start + before), pdf.subarray(after, after + rest)];
  // Between the parts stands the signature alone, in hexadecimal between brackets.
  const cms = Buffer.from(text.slice(start + before + 1, after - 1), 'hex');
  const signature = new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(cms)).content });
  const [signer] = signature.signerInfos;
  if (!signer) throw new Error('Nobody signed it');
  const certificates = (signature.certificates ?? []).map((one) =>
    Buffer.from((one as Certificate).toSchema().toBER()),
  );
  const field = (await PDF.load(pdf)).getForm()?.getSignatureFields()[0]?.getSignatureDict();
  return {
    range: [start, before, after, rest],
    /** Certificates it brings along, as DER. */
    certificates,
    reason: field?.getString('Reason')?.asString(),
    signedAt: field?.getString('M')?.asString(),
    subFilter: field?.getName('SubFilter')?.value,
    /** When a time authority says it was made; undefined without its word, or where that is of another signature. */
    timedAt: timeOf(signer),
    /** Is it of these bytes, by the certificate it names, and that one by this root (DER)? */
    verifies(root: Uint8Array): boolean {
      const [own, above] = [certificates[0] ?? '', root].map((der) => new X509Certificate(der));
      const { signedAttrs, signature: made } = signer;
      const digest = signedAttrs?.attributes.find(({ type }) => type === messageDigest)?.values[0];
      return Boolean(
        own &&
          above &&
          Buffer.from(digest.valueBlock.valueHexView).equals(
            createHash('sha256').update(Buffer.concat(parts)).digest(),
          ) &&
          verify(
            'sha256',
            new Uint8Array(signedAttrs?.encodedValue ?? new ArrayBuffer()),
            own.publicKey,
            made.valueBlock.valueHexView,
          ) &&
          own.checkIssued(above) &&
          own.verify(above.publicKey),
      );
    },
  };
}

/** The token's imprint must be of this signature. */
function timeOf({ unsignedAttrs, signature }: SignerInfo): Date | undefined {
  const token = unsignedAttrs?.attributes.find(({ type }) => type === timeStampToken)?.values[0];
  if (!token) return undefined;
  const { encapContentInfo } = new SignedData({ schema: new ContentInfo({ schema: token }).content });
  const { messageImprint, genTime } = TSTInfo.fromBER(
    encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(),
  );
  const digest = createHash('sha256').update(signature.valueBlock.valueHexView).digest();
  return digest.equals(messageImprint.hashedMessage.valueBlock.valueHexView) ? genTime : undefined;
}

const timeStampToken = '1.2.840.113549.1.9.16.2.14';
const messageDigest = '1.2.840.113549.1.9.4';

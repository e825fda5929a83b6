import { createHash } from 'node:crypto';
import type { PDF } from '@libpdf/core';
import { OctetString } from 'asn1js';
import {
  BasicOCSPResponse,
  type Certificate,
  CertificateRevocationList,
  ContentInfo,
  OCSPResponse,
  SignedData,
  type SignerInfo,
  TSTInfo,
} from 'pkijs';
import type { Seal } from '../../../domain/letters/letter.ts';
import { isOf, signerOf } from './signature-of.ts';

export type Signer = { info: SignerInfo; certificate: Certificate };

/**
 * The level that a signature has by what its file holds: a time that an authority signed for it, and what its
 * issuer says of its certificate. What only claims to be either counts for nothing.
 */
export function levelOf({ info, certificate }: Signer, pdf: PDF): Seal['level'] {
  if (!isTimed(info)) return 'B-B';
  return hasRevocationData(pdf, certificate) ? 'B-LT' : 'B-T';
}

/** Whether a token is of this signature, and signed by the authority it names (RFC 3161, 2.4.2). */
function isTimed({ unsignedAttrs, signature }: SignerInfo): boolean {
  const token = unsignedAttrs?.attributes.find(({ type }) => type === timeStamp)?.values[0];
  if (!token) return false;
  try {
    const signed = new SignedData({ schema: new ContentInfo({ schema: token }).content });
    const content = new Uint8Array(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer());
    const { messageImprint } = TSTInfo.fromBER(content);
    const hash = imprints[messageImprint.hashAlgorithm.algorithmId];
    const [info] = signed.signerInfos;
    const authority = signerOf(signed);
    if (!hash || !info || !authority || !isOf(info, [content], authority)) return false;
    const seen = createHash(hash).update(signature.valueBlock.valueHexView).digest();
    return seen.equals(new Uint8Array(messageImprint.hashedMessage.valueBlock.valueHexView));
  } catch {
    return false;
  }
}

/** id-aa-timeStampToken. */
const timeStamp = '1.2.840.113549.1.9.16.2.14';
const imprints: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** Whether the document's security store has a responder's answer or a list about this certificate. */
function hasRevocationData(pdf: PDF, certificate: Certificate): boolean {
  try {
    return (
      storedIn(pdf, 'OCSPs').some((answer) => isAnswerAbout(answer, certificate)) ||
      storedIn(pdf, 'CRLs').some((list) => isListOf(list, certificate))
    );
  } catch {
    return false;
  }
}

function storedIn(pdf: PDF, name: 'OCSPs' | 'CRLs'): Uint8Array[] {
  const resolve = pdf.getObject.bind(pdf);
  const all = pdf.getCatalog().getDict('DSS', resolve)?.getArray(name, resolve);
  return Array.from({ length: all?.length ?? 0 }, (_, at) => all?.at(at, resolve)).flatMap((one) =>
    one && 'getDecodedData' in one ? [one.getDecodedData()] : [],
  );
}

function isAnswerAbout(answer: Uint8Array, { serialNumber }: Certificate): boolean {
  const { response } = OCSPResponse.fromBER(new Uint8Array(answer)).responseBytes ?? {};
  if (!(response instanceof OctetString)) return false;
  const basic = BasicOCSPResponse.fromBER(new Uint8Array(response.valueBlock.valueHexView));
  return basic.tbsResponseData.responses.some(({ certID }) => certID.serialNumber.isEqual(serialNumber));
}

const isListOf = (list: Uint8Array, { issuer }: Certificate): boolean =>
  CertificateRevocationList.fromBER(new Uint8Array(list)).issuer.isEqual(issuer);

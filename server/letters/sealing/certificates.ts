import { createHash, randomBytes, X509Certificate } from 'node:crypto';
import {
  BitString,
  Integer,
  ObjectIdentifier,
  OctetString,
  PrintableString,
  Sequence,
  Set as SetOf,
  Utf8String,
} from 'asn1js';
import {
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  Extension,
  ExtKeyUsage,
  RelativeDistinguishedNames,
  Time,
} from 'pkijs';

/** A certificate and its private key, both as DER (X.509, PKCS #8). */
export type Certified = { certificate: Buffer; key: Buffer };
/** The company's own root, and the certificate under it that letters are sealed with. */
export type Pair = { root: Certified; seal: Certified };

/**
 * A seal without a trusted timestamp is judged by others as of the day they look: its certificate lasts long, and is
 * followed by another while it still has `sealRest` years.
 */
const years = { root: 40, seal: 10, sealRest: 5 };

/** Makes a company's root and its first seal certificate (P-256). */
export async function makePair(company: string, at: Date): Promise<Pair> {
  const keys = await newKeys();
  const name = nameOf(company, 'Sertifikat Akar Naskah');
  const root = await certified(keys, {
    ...{ subject: name, issuer: name, at, until: yearsAfter(at, years.root) },
    by: keys,
    isRoot: true,
  });
  return { root, seal: await makeSeal(root, company, at) };
}

/** Makes another seal certificate, with a key of its own, under a root. */
export async function makeSeal(root: Certified, company: string, at: Date): Promise<Certified> {
  const issuer = read(root.certificate);
  const by = {
    privateKey: await crypto.subtle.importKey('pkcs8', new Uint8Array(root.key), algorithm, false, ['sign']),
    publicKey: await issuer.getPublicKey(),
  };
  const until = yearsAfter(at, years.seal);
  return certified(await newKeys(), {
    ...{ subject: nameOf(company, company), issuer: issuer.subject, at, by },
    until: new Date(Math.min(until.getTime(), issuer.notAfter.value.getTime())),
    isRoot: false,
  });
}

/** Is it time for another seal certificate? Not where the root's end leaves nothing to be won. */
export function isEnding({ root, seal }: { root: Buffer; seal: Buffer }, at: Date): boolean {
  // Not by pkijs, which takes a millisecond for each.
  const [last, rootLast] = [seal, root].map((der) => new X509Certificate(der).validToDate.getTime());
  return Number(last) < yearsAfter(at, years.sealRest).getTime() && Number(last) < Number(rootLast);
}

const read = (der: Buffer): Certificate => Certificate.fromBER(new Uint8Array(der));

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
type Keys = { privateKey: CryptoKey; publicKey: CryptoKey };
const newKeys = (): Promise<Keys> => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

type Wanted = {
  subject: RelativeDistinguishedNames;
  issuer: RelativeDistinguishedNames;
  at: Date;
  until: Date;
  by: Keys;
  isRoot: boolean;
};

async function certified(keys: Keys, { subject, issuer, at, until, by, isRoot }: Wanted): Promise<Certified> {
  // Clocks of servers and receivers differ a little.
  const from = new Date(at.getTime() - 3_600_000);
  const certificate = new Certificate({ version: 2, subject, issuer });
  certificate.serialNumber = new Integer({ valueHex: newSerial() });
  certificate.notBefore = timeOf(from);
  certificate.notAfter = timeOf(until);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  const own = await keyIdOf(keys.publicKey);
  certificate.extensions = [
    extension(
      '2.5.29.19',
      new BasicConstraints(isRoot ? { cA: true, pathLenConstraint: 0 } : { cA: false }),
      true,
    ),
    // A root signs certificates alone; a seal certificate signs documents alone.
    extension('2.5.29.15', isRoot ? bits(0b00000110, 1) : bits(0b11000000, 6), true),
    // At the root too: whoever trusts it does so for documents, and nobody can make a web site's certificate with it.
    extension('2.5.29.37', new ExtKeyUsage({ keyPurposes: [emailProtection, documentSigning] })),
    extension('2.5.29.14', new OctetString({ valueHex: own })),
    ...(isRoot
      ? []
      : [
          extension(
            '2.5.29.35',
            new AuthorityKeyIdentifier({
              keyIdentifier: new OctetString({ valueHex: await keyIdOf(by.publicKey) }),
            }),
          ),
        ]),
  ];
  await certificate.sign(by.privateKey, 'SHA-256');
  return {
    certificate: Buffer.from(certificate.toSchema(true).toBER()),
    key: Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
  };
}

/** Some readers (NSS, so poppler's) know this purpose of a signature only. */
const emailProtection = '1.3.6.1.5.5.7.3.4';
const documentSigning = '1.3.6.1.5.5.7.3.36';

type Content = { toSchema: () => { toBER: () => ArrayBuffer } } | { toBER: () => ArrayBuffer };

function extension(extnID: string, content: Content, critical = false): Extension {
  const extnValue = ('toSchema' in content ? content.toSchema() : content).toBER();
  return new Extension({ extnID, critical, extnValue });
}

const bits = (octet: number, unusedBits: number): BitString =>
  new BitString({ valueHex: new Uint8Array([octet]).buffer, unusedBits });

/** Each part of a name has 64 characters at most (RFC 5280, appendix A). */
function nameOf(company: string, commonName: string): RelativeDistinguishedNames {
  const text = (value: string) => new Utf8String({ value: [...value].slice(0, 64).join('').trim() });
  const part = (type: string, value: Utf8String | PrintableString) =>
    new SetOf({ value: [new Sequence({ value: [new ObjectIdentifier({ value: type }), value] })] });
  // Encoded here: pkijs would put all parts into one.
  const name = new Sequence({
    value: [
      part('2.5.4.6', new PrintableString({ value: 'ID' })),
      part('2.5.4.10', text(company)),
      part('2.5.4.3', text(commonName)),
    ],
  });
  return RelativeDistinguishedNames.fromBER(name.toBER());
}

/** UTCTime ends with 2049 (RFC 5280, 4.1.2.5). */
const timeOf = (value: Date): Time => new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value });

function yearsAfter(at: Date, count: number): Date {
  const until = new Date(at);
  until.setUTCFullYear(at.getUTCFullYear() + count);
  until.setUTCMilliseconds(0);
  return until;
}

/** Positive, without leading zeros, and unguessable. */
function newSerial(): ArrayBuffer {
  const serial = new Uint8Array(randomBytes(16));
  serial[0] = (Number(serial[0]) & 0x3f) | 0x40;
  return serial.buffer;
}

/** RFC 7093, 2, method 1. */
async function keyIdOf(key: CryptoKey): Promise<ArrayBuffer> {
  const point = await crypto.subtle.exportKey('raw', key);
  return new Uint8Array(createHash('sha256').update(Buffer.from(point)).digest().subarray(0, 20)).slice()
    .buffer;
}

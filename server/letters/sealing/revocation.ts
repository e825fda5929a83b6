import { createHash } from 'node:crypto';
import type { RevocationProvider } from '@libpdf/core';
import { OctetString } from 'asn1js';
import {
  BasicOCSPResponse,
  Certificate,
  CertificateRevocationList,
  CRLDistributionPoints,
  GeneralName,
  InfoAccess,
  OCSPRequest,
  OCSPResponse,
} from 'pkijs';
import { faultReporter } from '../../log/index.ts';

/** How long a letter waits for all of it, and how long what failed is left alone, in ms: as for a time authority. */
const patience = 3000;
const rest = 60_000;
/** What was got is good for as long as it says, and asked again after an hour all the same. */
const keptFor = 3_600_000;

/** The certificate that letters are sealed with is on its issuer's list. */
export class Revoked extends Error {}

export type Revocation = {
  /**
   * Appends what others judge the signatures by after the certificates have ended (PAdES B-LT).
   * @returns undefined where not all of it could be got
   * @throws Revoked where one of `own` (DER) is
   */
  added: (pdf: Uint8Array, own: readonly Uint8Array[]) => Promise<Uint8Array | undefined>;
};

export function revocationData(): Revocation {
  let restsUntil = 0;
  const kept: Kept = new Map();
  const report = faultReporter('Revocation data');
  return {
    added: async (pdf, own) => {
      if (Date.now() < restsUntil) return undefined;
      const asked = asking(kept, AbortSignal.timeout(patience));
      const { PDF } = await import('@libpdf/core');
      try {
        const document = await PDF.load(pdf);
        const { bytes } = await Promise.race([
          document.addValidationData({ revocationProvider: asked.provider }),
          tooLate(),
        ]);
        if (asked.missing) throw asked.missing;
        const isOurs = (der: Uint8Array) => own.some((one) => Buffer.from(one).equals(der));
        if (asked.revoked.some(isOurs)) throw new Revoked('The certificate that seals letters is revoked');
        if (asked.revoked.length > 0) throw new Error('A certificate of the time authority is revoked');
        return bytes;
      } catch (error) {
        if (error instanceof Revoked) throw error;
        restsUntil = Date.now() + rest;
        report(error);
        return undefined;
      }
    },
  };
}

/** The library completes chains over the network with a patience of its own. */
const tooLate = (): Promise<never> =>
  new Promise((_, refuse) => {
    setTimeout(() => refuse(new Error('It took too long')), patience + 200).unref();
  });

/** By the hash of the certificate it is about. */
type Kept = Map<string, { ocsp?: Uint8Array; crl?: Uint8Array; isRevoked: boolean; until: number }>;

function asking(kept: Kept, signal: AbortSignal) {
  const issuers = new Map<string, Certificate>();
  const state = { missing: undefined as unknown, revoked: [] as Uint8Array[] };
  const known = (key: string) => {
    const one = kept.get(key);
    return one && one.until > Date.now() ? one : undefined;
  };
  const keep = (der: Uint8Array, found: { ocsp?: Uint8Array; crl?: Uint8Array }, judged: Judged) => {
    kept.set(keyOf(der), { ...found, isRevoked: judged.isRevoked, until: judged.until });
    if (judged.isRevoked) state.revoked.push(der);
  };
  const provider: RevocationProvider = {
    getOCSP: async (der, issuerDer) => {
      const [certificate, issuer] = [certificateIn(der), certificateIn(issuerDer)];
      issuers.set(keyOf(der), issuer);
      const url = addressesOf(certificate).ocsp;
      const before = known(keyOf(der));
      if (before) {
        if (before.isRevoked) state.revoked.push(der);
        return before.ocsp ?? null;
      }
      if (!url) return null;
      try {
        const ocsp = await askResponder(url, { certificate, issuer, signal });
        keep(der, { ocsp }, await judgeOcsp(ocsp, { certificate, issuer }));
        return ocsp;
      } catch (error) {
        // The list, where there is one, says it, too.
        if (addressesOf(certificate).crls.length === 0) state.missing = error;
        return null;
      }
    },
    getCRL: async (der) => {
      const certificate = certificateIn(der);
      const { crls } = addressesOf(certificate);
      const before = known(keyOf(der));
      if (before) return before.crl ?? null;
      let last: unknown;
      for (const url of crls) {
        try {
          const crl = await got(url, { signal });
          const issuer = issuers.get(keyOf(der));
          if (!issuer) throw new Error(`The issuer of a certificate with the list ${url} is not known`);
          keep(der, { crl }, await judgeCrl(crl, { certificate, issuer }));
          return crl;
        } catch (error) {
          last = error;
        }
      }
      state.missing ??= last;
      return null;
    },
  };
  return Object.assign(state, { provider });
}

const keyOf = (der: Uint8Array): string => createHash('sha256').update(der).digest('hex');
const certificateIn = (der: Uint8Array): Certificate => Certificate.fromBER(new Uint8Array(der));

/** Where the certificate says that its issuer tells which ones are revoked (RFC 5280, 4.2.1.13 and 4.2.2.1). */
export function addressesOf({ extensions = [] }: Certificate): { ocsp: string | undefined; crls: string[] } {
  const parsed = (id: string): unknown => extensions.find(({ extnID }) => extnID === id)?.parsedValue;
  const access = parsed('1.3.6.1.5.5.7.1.1');
  const points = parsed('2.5.29.31');
  const ocsp =
    access instanceof InfoAccess
      ? access.accessDescriptions.find(({ accessMethod }) => accessMethod === '1.3.6.1.5.5.7.48.1')
      : undefined;
  const names =
    points instanceof CRLDistributionPoints
      ? points.distributionPoints.flatMap(({ distributionPoint }) =>
          Array.isArray(distributionPoint) ? distributionPoint : [],
        )
      : [];
  return {
    ocsp: ocsp && httpIn(ocsp.accessLocation),
    crls: names.flatMap((name) => (name instanceof GeneralName ? (httpIn(name) ?? []) : [])),
  };
}

/** A URI (type 6); ldap is not asked. */
const httpIn = ({ type, value }: GeneralName): string | undefined =>
  type === 6 && /^https?:/i.test(String(value)) ? String(value) : undefined;

async function got(url: string, options: RequestInit): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

type Pair = { certificate: Certificate; issuer: Certificate };
type Judged = { isRevoked: boolean; until: number };

async function askResponder(
  url: string,
  { certificate, issuer, signal }: Pair & { signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const request = new OCSPRequest();
  await request.createForCertificate(certificate, { hashAlgorithm: 'SHA-1', issuerCertificate: issuer });
  const headers = { 'content-type': 'application/ocsp-request', accept: 'application/ocsp-response' };
  const body = new Uint8Array(request.toSchema(true).toBER());
  return got(url, { method: 'POST', headers, body, signal });
}

async function judgeOcsp(ocsp: Uint8Array<ArrayBuffer>, { certificate, issuer }: Pair): Promise<Judged> {
  const { responseStatus, responseBytes } = OCSPResponse.fromBER(ocsp);
  const { response } = responseBytes ?? {};
  if (responseStatus.valueBlock.valueDec !== 0 || !(response instanceof OctetString))
    throw new Error('The responder did not answer');
  const basic = BasicOCSPResponse.fromBER(new Uint8Array(response.valueBlock.valueHexView));
  if (!(await basic.verify({ trustedCerts: [issuer] })))
    throw new Error('The responder is not of the issuer');
  const { isForCertificate, status } = await basic.getCertificateStatus(certificate, issuer);
  if (!isForCertificate || status > 1) throw new Error('The responder does not know the certificate');
  return { isRevoked: status === 1, until: untilOf(basic.tbsResponseData.responses[0]?.nextUpdate) };
}

async function judgeCrl(bytes: Uint8Array<ArrayBuffer>, { certificate, issuer }: Pair): Promise<Judged> {
  const crl = CertificateRevocationList.fromBER(bytes);
  if (!crl.issuer.isEqual(certificate.issuer) || !(await crl.verify({ issuerCertificate: issuer })))
    throw new Error('The list is not of the issuer');
  const next = crl.nextUpdate?.value;
  if (next && next.getTime() < Date.now()) throw new Error('The list is out of its time');
  return { isRevoked: crl.isCertificateRevoked(certificate), until: untilOf(next) };
}

const untilOf = (next: Date | undefined): number =>
  Math.min(next?.getTime() ?? Number.POSITIVE_INFINITY, Date.now() + keptFor);

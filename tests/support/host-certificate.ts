import { Integer, PrintableString } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  GeneralName,
  GeneralNames,
} from 'pkijs';

/** A certificate that a server on this machine shows, signed by itself: trusted only where it is put among the roots. */
export async function hostCertificate(host = 'localhost'): Promise<{ certificate: string; key: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: Date.now() % 1e6 }) });
  for (const side of [certificate.issuer, certificate.subject])
    side.typesAndValues.push(
      new AttributeTypeAndValue({ type: '2.5.4.3', value: new PrintableString({ value: host }) }),
    );
  certificate.notBefore.value = new Date(Date.now() - 3_600_000);
  certificate.notAfter.value = new Date(Date.now() + 86_400_000);
  const names = new GeneralNames({ names: [new GeneralName({ type: 2, value: host })] });
  certificate.extensions = [
    new Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: new BasicConstraints({ cA: true }).toSchema().toBER(),
    }),
    new Extension({ extnID: '2.5.29.17', extnValue: names.toSchema().toBER() }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
  const key = await crypto.subtle.exportKey('pkcs8', privateKey);
  return {
    certificate: pem('CERTIFICATE', certificate.toSchema(true).toBER()),
    key: pem('PRIVATE KEY', key),
  };
}

const pem = (label: string, bytes: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(bytes)
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n')}\n-----END ${label}-----\n`;

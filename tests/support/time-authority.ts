import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Integer, ObjectIdentifier, OctetString } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { makePair } from '../../server/letters/sealing/certificates.ts';

/** How a time authority answers: as asked, never, with an error, or with something else. */
export type Manner = 'right' | 'silent' | 'broken' | 'odd';

/** A time authority on this machine (RFC 3161), whose manner a test may change. */
export async function openTimeAuthority() {
  const { seal } = await makePair('Balai Waktu', new Date('2026-01-01'));
  const state = { manner: 'right' as Manner, asked: 0 };
  const server = createServer(async (request, response) => {
    const asked = await buffer(request);
    state.asked += 1;
    if (state.manner === 'silent') return;
    if (state.manner === 'broken') return void response.writeHead(503).end();
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' });
    response.end(state.manner === 'odd' ? '<html>Masuk</html>' : await stamped(asked, seal));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function stamped(asked: Buffer, { certificate: der, key }: { certificate: Buffer; key: Buffer }) {
  const request = TimeStampReq.fromBER(new Uint8Array(asked));
  const certificate = Certificate.fromBER(new Uint8Array(der));
  const content = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: request.messageImprint,
    serialNumber: new Integer({ value: 1 }),
    genTime: new Date(),
    ...(request.nonce && { nonce: request.nonce }),
  })
    .toSchema()
    .toBER();
  const digest = await crypto.subtle.digest('SHA-256', content);
  const token = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: tstInfo,
      eContent: new OctetString({ valueHex: content }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            new Attribute({
              type: '1.2.840.113549.1.9.3',
              values: [new ObjectIdentifier({ value: tstInfo })],
            }),
            new Attribute({ type: '1.2.840.113549.1.9.4', values: [new OctetString({ valueHex: digest })] }),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  });
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const signing = await crypto.subtle.importKey('pkcs8', new Uint8Array(key), algorithm, false, ['sign']);
  await token.sign(signing, 0, 'SHA-256', content);
  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status: 0 }),
    timeStampToken: new ContentInfo({
      contentType: '1.2.840.113549.1.7.2',
      content: token.toSchema(true),
    }),
  });
  return Buffer.from(response.toSchema().toBER());
}

const tstInfo = '1.2.840.113549.1.9.16.1.4';

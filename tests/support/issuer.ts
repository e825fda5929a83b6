import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Constructed, Enumerated, GeneralizedTime, OctetString, Primitive } from 'asn1js';
import {
  AccessDescription,
  BasicOCSPResponse,
  Certificate,
  CertificateRevocationList,
  CRLDistributionPoints,
  DistributionPoint,
  Extension,
  GeneralName,
  InfoAccess,
  OCSPRequest,
  OCSPResponse,
  ResponseBytes,
  RevokedCertificate,
  SingleResponse,
  Time,
} from 'pkijs';
import { makePair } from '../../server/letters/sealing/certificates.ts';

/** How an issuer answers who asks for revoked certificates. */
export type IssuerManner = 'right' | 'revoked' | 'silent' | 'broken' | 'odd' | 'foreign' | 'old';

/** An issuer of certificates on this machine, with a list of revoked ones or a responder (RFC 5280, 6960). */
export async function openIssuer(says: 'by list' | 'by responder') {
  const state = { manner: 'right' as IssuerManner, asked: 0 };
  const server = createServer(async (request, response) => {
    const asked = await buffer(request);
    state.asked += 1;
    if (state.manner === 'silent') return;
    if (state.manner === 'broken') return void response.writeHead(503).end();
    if (state.manner === 'odd') return void response.end('<html>Masuk</html>');
    response.end(Buffer.from(request.method === 'GET' ? await list() : await answer(asked)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { root, seal } = await makePair('PT Penerbit Sertifikat', new Date('2026-01-01'));
  const foreign = await makePair('PT Penerbit Sertifikat', new Date('2026-01-01'));
  const above = Certificate.fromBER(new Uint8Array(root.certificate));
  const leaf = Certificate.fromBER(new Uint8Array(seal.certificate));
  const at = new GeneralName({ type: 6, value: url });
  leaf.extensions?.push(
    says === 'by list'
      ? new Extension({
          extnID: '2.5.29.31',
          extnValue: new CRLDistributionPoints({
            distributionPoints: [new DistributionPoint({ distributionPoint: [at] })],
          })
            .toSchema()
            .toBER(),
        })
      : new Extension({
          extnID: '1.3.6.1.5.5.7.1.1',
          extnValue: new InfoAccess({
            accessDescriptions: [
              new AccessDescription({ accessMethod: '1.3.6.1.5.5.7.48.1', accessLocation: at }),
            ],
          })
            .toSchema()
            .toBER(),
        }),
  );
  const keyOf = ({ key }: { key: Buffer }) =>
    crypto.subtle.importKey('pkcs8', new Uint8Array(key), { name: 'ECDSA', namedCurve: 'P-256' }, false, [
      'sign',
    ]);
  await leaf.sign(await keyOf(root), 'SHA-256');
  const signing = () => keyOf(state.manner === 'foreign' ? foreign.root : root);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const until = () => days(state.manner === 'old' ? -1 : 7);

  async function list(): Promise<ArrayBuffer> {
    const crl = new CertificateRevocationList({ version: 1, issuer: above.subject });
    crl.thisUpdate = new Time({ type: 0, value: days(-2) });
    crl.nextUpdate = new Time({ type: 0, value: until() });
    if (state.manner === 'revoked')
      crl.revokedCertificates = [
        new RevokedCertificate({
          userCertificate: leaf.serialNumber,
          revocationDate: new Time({ type: 0, value: days(-3) }),
        }),
      ];
    await crl.sign(await signing(), 'SHA-256');
    return crl.toSchema(true).toBER();
  }

  async function answer(asked: Buffer): Promise<ArrayBuffer> {
    const [wanted] = OCSPRequest.fromBER(new Uint8Array(asked)).tbsRequest.requestList;
    if (!wanted) throw new Error('Nothing is asked');
    const single = new SingleResponse({ certID: wanted.reqCert, thisUpdate: days(-1), nextUpdate: until() });
    single.certStatus =
      state.manner === 'revoked'
        ? revokedStatus()
        : new Primitive({ idBlock: { tagClass: 3, tagNumber: 0 }, lenBlock: { length: 1 } });
    const basic = new BasicOCSPResponse();
    basic.tbsResponseData.responderID = above.subject;
    basic.tbsResponseData.producedAt = new Date();
    basic.tbsResponseData.responses = [single];
    basic.certs = [above];
    await basic.sign(await signing(), 'SHA-256');
    return new OCSPResponse({
      responseStatus: new Enumerated({ value: 0 }),
      responseBytes: new ResponseBytes({
        responseType: '1.3.6.1.5.5.7.48.1.1',
        response: new OctetString({ valueHex: basic.toSchema().toBER() }),
      }),
    })
      .toSchema()
      .toBER();
  }

  return {
    state,
    root: root.certificate,
    sealing: {
      root: root.certificate,
      seal: { certificate: Buffer.from(leaf.toSchema(true).toBER()), key: seal.key },
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** [1] RevokedInfo: the time alone. */
function revokedStatus() {
  return new Constructed({
    idBlock: { tagClass: 3, tagNumber: 1 },
    value: [new GeneralizedTime({ valueDate: new Date('2026-02-01') })],
  });
}

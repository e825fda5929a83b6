import type { FastifyInstance } from 'fastify';
import { type Verification, versionCalls } from '../../../domain/calls/letters/versions.ts';
import { translate } from '../../../lib/language.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders } from '../../files/index.ts';
import { notFound, ok, Refusal, route } from '../../http/index.ts';
import { compareFile, verifyLetter } from '../signing/verify-letter.ts';
import { compareScript } from './compare-script.ts';
import { verifyPage } from './verify-page.ts';

type ByCode = { Params: { code: string } };

/** Public, but rate-limited so that codes cannot be guessed. */
const open = { public: true, rateLimit: { max: 60, timeWindow: '1 minute' } };

/** GET /letter/api/Verify/{code}: is this document genuine (SPEC B7)? Also the page behind the QR code. */
export function verifyRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, versionCalls.verify, async ({ params }) => ok(await verifyLetter(deps, params.code)), {
    config: { rateLimit: open.rateLimit },
  });
  route(
    app,
    versionCalls.rootCertificate,
    async ({ reply }) => {
      const certificate = await deps.sealer.root(deps.db);
      if (!certificate)
        throw notFound(translate({ id: 'Belum ada naskah yang disegel.', en: 'No letter is sealed yet.' }));
      const file = { name: 'sertifikat-akar-naskah.cer', mimeType: 'application/pkix-cert' };
      return reply.headers(downloadHeaders(file)).send(certificate);
    },
    { config: { rateLimit: open.rateLimit } },
  );
  // Outside the API: the page has no key, and sends nothing but the hash.
  app.get<{ Params: { code: string; sha256: string } }>(
    '/verifikasi/:code/:sha256',
    { config: open, schema: { hide: true } },
    async (request, reply) => {
      const { code, sha256 } = request.params;
      if (!/^[0-9a-f]{64}$/i.test(sha256)) throw notFound();
      reply.header('cache-control', 'no-store');
      return ok({ comparison: await compareFile(deps, code, sha256) });
    },
  );
  app.get(
    '/verifikasi/bandingkan.js',
    { config: { public: true }, schema: { hide: true } },
    (_request, reply) =>
      reply
        .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
        .send(compareScript),
  );
  app.get<ByCode>('/verifikasi/:code', { config: open, schema: { hide: true } }, async (request, reply) => {
    const found = await orUnknown(verifyLetter(deps, request.params.code));
    return reply
      .status(found ? 200 : 404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(verifyPage(found));
  });
}

async function orUnknown(answer: Promise<Verification>): Promise<Verification | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refusal && error.statusCode === 404) return undefined;
    throw error;
  }
}

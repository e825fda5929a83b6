import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok, Refusal } from '../../http/index.ts';
import { type Verification, verifyLetter } from '../signing/verify-letter.ts';
import { docs } from './describe.ts';
import { verifyPage } from './verify-page.ts';

type ByCode = { Params: { code: string } };

/** For anybody with a paper in hand; slow enough that codes cannot be tried out. */
const open = { public: true, rateLimit: { max: 60, timeWindow: '1 minute' } };

/** GET /letter/api/Verify/{code}: is this document genuine (SPEC B7); and the page that the QR code opens. */
export function verifyRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<ByCode>(
    '/letter/api/Verify/:code',
    { config: open, schema: { ...docs.call('Keaslian naskah'), security: [] } },
    async (request) => ok(await verifyLetter(deps, request.params.code)),
  );
  app.get<ByCode>('/verifikasi/:code', { config: open, schema: { hide: true } }, async (request, reply) => {
    const found = await orUnknown(verifyLetter(deps, request.params.code));
    return reply
      .status(found ? 200 : 404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(verifyPage(found));
  });
}

async function orUnknown(asked: Promise<Verification>): Promise<Verification | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal && error.statusCode === 404) return undefined;
    throw error;
  }
}

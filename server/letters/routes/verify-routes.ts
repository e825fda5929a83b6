import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { verifyLetter } from '../signing/verify-letter.ts';
import { docs } from './describe.ts';

type ByCode = { Params: { code: string } };

/** For anybody with a paper in hand; slow enough that codes cannot be tried out. */
const open = { public: true, rateLimit: { max: 60, timeWindow: '1 minute' } };

/** GET /letter/api/Verify/{code}: is this document genuine (SPEC B7). */
export function verifyRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get<ByCode>(
    '/letter/api/Verify/:code',
    { config: open, schema: { ...docs.call('Keaslian naskah'), security: [] } },
    async (request) => ok(await verifyLetter(db, request.params.code)),
  );
}

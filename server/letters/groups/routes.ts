import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { docs } from '../routes/describe.ts';
import { listGroups, readGroup } from './offer-groups.ts';

const base = '/letter/api/RecipientGroup';

/** Groups offered by the pickers of receivers and ccs (SPEC A3 isGroup, B5 grup-unit). */
export function groupRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    base,
    { schema: docs.list('Grup penerima', []) },
    async (request) => ok(await listGroups(db, request.actor, request.query)),
  );
  app.get<{ Params: { id: string } }>(
    `${base}/:id`,
    { schema: docs.call('Anggota grup penerima saat ini') },
    async (request) => ok(await readGroup(db, request.actor, request.params.id)),
  );
}

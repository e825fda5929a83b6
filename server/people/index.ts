import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { ok } from '../http/index.ts';
import { listPeople, peopleByIds } from './list-options.ts';
import { getUnit, listNumberCodeUnits, listPositions, listUnits } from './list-places.ts';
import { readPickQuery } from './pick-query.ts';

type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>;
const tags = ['picker'];
const personParameters =
  'FirstChar: nama, NPP, atau jabatan. CanSign, CanReview: yang jabatannya berwenang. IncludeDelegations=true: juga penerima delegasi, dengan delegationId dan until; yang berbagi satu delegasi saling meniadakan.';

/** Routes of the contract's pickers (SPEC A6): ids and labels only, for all signed-in users. */
export function registerPeople(app: FastifyInstance, { db }: Deps): void {
  const asked = (request: Asked) => readPickQuery(request.query);
  app.get(
    '/user/api/Account/user',
    { schema: { tags, summary: 'Orang', description: personParameters } },
    async (request: Asked) => ok(await listPeople(db, asked(request))),
  );
  app.post(
    '/user/api/Account/user/GetListUserByIds',
    { schema: { tags, summary: 'Orang menurut id' } },
    async (request) => ok(await peopleByIds(db, request.body)),
  );
  for (const url of ['/user/processing-unit', '/arsip/api/ProcessingUnit']) {
    app.get(url, { schema: { tags, summary: 'Unit pengolah' } }, async (request: Asked) =>
      ok(await listUnits(db, asked(request))),
    );
  }
  app.get<{ Params: { id: string } }>(
    '/user/processing-unit/:id',
    { schema: { tags, summary: 'Satu unit pengolah' } },
    async (request) => ok(await getUnit(db, request.params.id)),
  );
  app.get(
    '/setting/api/JobMapping/GetDataJabatan',
    { schema: { tags, summary: 'Jabatan' } },
    async (request: Asked) => ok(await listPositions(db, asked(request))),
  );
  app.get(
    '/master-data/api/ScriptNumberCode/getlist',
    { schema: { tags, summary: 'Unit menurut kode nomor' } },
    async (request: Asked) => ok(await listNumberCodeUnits(db, asked(request))),
  );
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Resource } from '../../resources/declare.ts';
import type { Deps } from '../deps.ts';
import { ok } from '../http/index.ts';
import { bulkRecords } from './bulk-records.ts';
import { bulkSchema } from './bulk-request.ts';
import { getRecord } from './get-record.ts';
import type { CrudOptions } from './options.ts';
import { reachToWrite, writableOf } from './reach.ts';
import { restoreRecord } from './restore-record.ts';

/** Routes for bulk changes and for restoring a deleted record: used by list selection and undo. */
export function bulkRoutes(
  app: FastifyInstance,
  deps: Deps,
  resource: Resource,
  { hooks: allHooks, rights }: CrudOptions,
): void {
  const base = `/${resource.service}/api/${resource.entity}`;
  const hooks = allHooks[resource.name];
  const tags = [resource.path.split('/')[1] ?? 'data'];
  const one = resource.singular.id;
  const written = async (): Promise<void> => {
    if (rights.resources.has(resource.name)) await rights.changed();
  };

  app.post(
    `${base}/bulk`,
    { schema: { tags, summary: `Ubah, hapus, atau kembalikan banyak ${one}`, body: bodySchema } },
    async (request) => {
      const rule = reachToWrite(request, resource);
      const report = (error: unknown): void => request.log.error({ err: error }, 'unforeseen');
      try {
        return ok(await bulkRecords(deps, resource, request.actor, request.body, { rule, hooks, report }));
      } finally {
        // Some may be done even when a later one failed.
        await written();
      }
    },
  );

  app.post<{ Params: { id: string } }>(
    `${base}/:id/restore`,
    { schema: { tags, summary: `Kembalikan ${one} yang dihapus` } },
    async (request) => {
      const rule = reachToWrite(request, resource);
      await restoreRecord(deps, resource, request.actor, request.params.id, rule, hooks);
      await written();
      const record = await getRecord(
        deps.pool,
        resource,
        request.params.id,
        rule,
        writableOf(request, resource),
      );
      return ok(record, 'Dikembalikan');
    },
  );
}

const { $schema: _dialect, ...bodySchema } = z.toJSONSchema(bulkSchema, {
  target: 'draft-7',
  io: 'input',
  unrepresentable: 'any',
});

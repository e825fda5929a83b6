import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Resource } from '../../resources/declare.ts';
import type { Deps } from '../deps.ts';
import { ok, readListQuery } from '../http/index.ts';
import { getRecord } from './get-record.ts';
import { moveRecord, moveSchema } from './move-record.ts';
import type { CrudOptions } from './options.ts';
import { reach, reachToWrite, writableOf } from './reach.ts';
import { treeRecords } from './tree-records.ts';

export function treeRoutes(
  app: FastifyInstance,
  deps: Deps,
  resource: Resource,
  { hooks, rights }: CrudOptions,
): void {
  if (!resource.parent) return;
  const base = `/${resource.service}/api/${resource.entity}`;
  const tags = [resource.path.split('/')[1] ?? 'data'];
  const one = resource.singular.id;

  app.get<{ Querystring: Record<string, unknown> }>(
    `${base}/tree`,
    { schema: { tags, summary: `Cabang pohon ${one}`, querystring: treeParameters } },
    async (request) => {
      const query = readListQuery({ PerPage: '200', ...request.query });
      const rule = reach(request, resource);
      return ok(await treeRecords(deps.pool, resource, query, rule, writableOf(request, resource)));
    },
  );

  app.post<{ Params: { id: string } }>(
    `${base}/:id/move`,
    { schema: { tags, summary: `Pindahkan ${one} di pohonnya`, body: bodySchema } },
    async (request) => {
      const rule = reachToWrite(request, resource);
      const { id } = request.params;
      await moveRecord(deps, resource, request.actor, id, request.body, rule, hooks[resource.name]);
      if (rights.resources.has(resource.name)) await rights.changed();
      return ok(await getRecord(deps.pool, resource, id, rule, writableOf(request, resource)), 'Dipindahkan');
    },
  );
}

const treeParameters = {
  type: 'object',
  properties: {
    parentId: { type: 'string', description: 'Induk yang dibuka, dipisah koma; null untuk tingkat teratas' },
    FirstChar: { type: 'string', description: 'Cari di seluruh pohon; hasil disertai induknya' },
    Page: { type: 'integer' },
    PerPage: { type: 'integer' },
  },
};

const { $schema: _dialect, ...bodySchema } = z.toJSONSchema(moveSchema, {
  target: 'draft-7',
  io: 'input',
  unrepresentable: 'any',
});

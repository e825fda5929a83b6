import type { Resource } from '../../resources/declare.ts';

const text = { type: 'string' };
const count = { type: 'integer' };
const ref = { type: 'object', nullable: true, properties: { id: text, label: text } };
const change = { type: 'object', properties: { field: text, label: text, before: {}, after: {} } };
const item = {
  type: 'object',
  properties: {
    id: text,
    at: { type: 'string', format: 'date-time' },
    action: text,
    by: ref,
    as: { type: 'object', nullable: true, properties: { label: text } },
    via: { type: 'string', nullable: true },
    changes: { type: 'array', items: change },
  },
};
const page = {
  type: 'object',
  properties: { items: { type: 'array', items: item }, totalCount: count },
};

/** The OpenAPI description of a record's history. */
export const historyDescriptionOf = (resource: Resource) => ({
  tags: [resource.path.split('/')[1] ?? 'data'],
  summary: `Riwayat ${resource.singular.id}`,
  params: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } },
  querystring: { type: 'object', properties: { Page: count, PerPage: count } },
  response: {
    200: { type: 'object', description: 'OK', properties: { statusCode: count, message: text, data: page } },
  },
});

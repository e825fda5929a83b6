import { z } from 'zod';
import { contractNames } from '../../resources/contract-names.ts';
import { computedBy, embedName, type Resource } from '../../resources/declare.ts';
import { createSchema, updateSchema } from '../../resources/schema.ts';
import { kindOf } from '../kinds/index.ts';
import { sortableNames } from './sorting.ts';
import { isStored } from './table.ts';

const descriptions = new WeakMap<Resource, ReturnType<typeof descriptionFrom>>();

/**
 * Derives the OpenAPI description of a resource; the use cases validate. Cached, because tests start a server per
 * file.
 */
export function apiDescriptionOf(resource: Resource): ReturnType<typeof descriptionFrom> {
  const known = descriptions.get(resource) ?? descriptionFrom(resource);
  descriptions.set(resource, known);
  return known;
}

function descriptionFrom(resource: Resource) {
  const tags = [resource.path.split('/')[1] ?? 'data'];
  const one = resource.singular.id;
  const record = recordSchema(resource);
  const answer = (data: object, description = 'OK') => ({ 200: envelope(data, description) });
  const page = {
    type: 'object',
    properties: {
      items: { type: 'array', items: record },
      totalCount: { type: 'integer' },
      totalIsEstimated: { type: 'boolean' },
    },
  };
  const params = { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } };
  return {
    list: { tags, summary: `Daftar ${one}`, querystring: listParameters(resource), response: answer(page) },
    lookup: { tags, summary: `Pilihan ${one}`, querystring: lookupParameters, response: answer(page) },
    get: { tags, summary: `Satu ${one}`, params, response: answer(record) },
    create: {
      tags,
      summary: `Tambah ${one}`,
      body: bodyOf(createSchema(resource)),
      response: answer(record, 'Tersimpan'),
    },
    update: {
      tags,
      summary: `Ubah ${one}`,
      description: putBack,
      params,
      body: bodyOf(updateSchema(resource)),
      response: answer(record),
    },
    remove: { tags, summary: `Hapus ${one}`, params, response: answer(record) },
  };
}

/** What the body's schema does not say. */
const putBack =
  'Jawaban GET dapat dikirim kembali apa adanya: label rujukan dan isian yang diisi server diabaikan. Versi yang dibaca dikirim sebagai version atau If-Match; tanpa keduanya simpanan terakhir yang berlaku.';

const envelope = (data: object, description: string) => ({
  type: 'object',
  description,
  properties: { statusCode: { type: 'integer' }, message: { type: 'string' }, data },
});

const bodyOf = (schema: z.ZodType): object => {
  const { $schema: _dialect, ...body } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  return body;
};

const lookupParameters = {
  type: 'object',
  properties: { FirstChar: { type: 'string' }, PerPage: { type: 'integer' }, ids: { type: 'string' } },
};

const listParameters = (resource: Resource) => ({
  type: 'object',
  properties: {
    Page: { type: 'integer', minimum: 1 },
    PerPage: { type: 'integer', minimum: 1, maximum: 100 },
    OrderBy: { type: 'string', enum: [...new Set(sortableNames(resource))] },
    Order: { type: 'string', enum: ['asc', 'desc'] },
    FirstChar: { type: 'string', maxLength: 200 },
    IsActive: { type: 'boolean' },
    ...Object.fromEntries(resource.filters.map((name) => [name, { type: 'string' }])),
  },
});

const abilities = {
  type: 'object',
  description: 'Whether the reader may change this record; of others they may only read',
  properties: { write: { type: 'boolean' } },
};

function recordSchema(resource: Resource): object {
  const fields = Object.entries(resource.fields).filter(([, field]) => isStored(field) || computedBy(field));
  const described = fields.map(([name, field]) => ({ name, ...kindOf(field).describe(field) }));
  return {
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid' },
      ...Object.fromEntries(described.map(({ name, value }) => [name, value])),
      ...Object.fromEntries(
        described.flatMap(({ name, embedded }) => (embedded ? [[embedName(name), embedded]] : [])),
      ),
      ...Object.fromEntries(contractNames(resource).map(([also]) => [also, { type: 'string' }])),
      isActive: { type: 'boolean' },
      version: { type: 'integer' },
      createdAt: { type: 'string', format: 'date-time' },
      updatedAt: { type: 'string', format: 'date-time' },
      ...(resource.writableRows && { can: abilities }),
    },
  };
}

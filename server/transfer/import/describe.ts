import type { Resource } from '../../../resources/declare.ts';

const text = { type: 'string' };
const integer = { type: 'integer' };
const job = {
  type: 'object',
  properties: {
    id: text,
    state: {
      type: 'string',
      enum: ['uploaded', 'checking', 'checked', 'applying', 'done', 'interrupted', 'cancelled', 'failed'],
    },
    fileName: text,
    rowCount: integer,
    sheets: { type: 'array', items: text },
    columns: {
      type: 'array',
      items: { type: 'object', properties: { index: integer, heading: text, field: text } },
    },
    progress: { type: 'object', properties: { done: integer, total: integer } },
    counts: {
      type: 'object',
      nullable: true,
      properties: { rows: integer, create: integer, update: integer, unchanged: integer, bad: integer },
    },
    canApplyGood: { type: 'boolean' },
    message: { type: 'string', nullable: true },
  },
};
const problems = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: { type: 'object', properties: { row: integer, heading: text, value: text, reason: text } },
    },
    totalCount: integer,
  },
};

/** The OpenAPI description of a resource's import. */
export function descriptionOf(resource: Resource) {
  const tags = [resource.path.split('/')[1] ?? 'data'];
  const what = `impor ${resource.label.id.toLowerCase()}`;
  const params = { type: 'object', properties: { job: { type: 'string', format: 'uuid' } } };
  const answer = (data: object) => ({
    200: { type: 'object', description: 'OK', properties: { statusCode: integer, message: text, data } },
  });
  const format = { type: 'string', enum: ['csv', 'xlsx'] };
  return {
    template: {
      tags,
      summary: `Contoh berkas ${what}`,
      querystring: { type: 'object', properties: { format } },
    },
    upload: {
      tags,
      summary: `Unggah berkas ${what}`,
      consumes: ['multipart/form-data'],
      querystring: { type: 'object', properties: { Sheet: text } },
      response: answer(job),
    },
    read: { tags, summary: `Keadaan ${what}`, params, response: answer(job) },
    check: {
      tags,
      summary: `Periksa ${what} tanpa menyimpan`,
      params,
      body: {
        type: 'object',
        properties: {
          mapping: { type: 'object', additionalProperties: { type: 'integer', nullable: true } },
          mode: { type: 'string', enum: ['create', 'upsert'] },
          key: { type: 'string', nullable: true },
        },
      },
      response: answer(job),
    },
    problems: {
      tags,
      summary: `Baris bermasalah ${what}`,
      params,
      querystring: { type: 'object', properties: { Page: integer, PerPage: integer, format } },
      response: answer(problems),
    },
    badRows: { tags, summary: `Baris bermasalah ${what} untuk diperbaiki`, params },
    apply: {
      tags,
      summary: `Simpan ${what}, seluruhnya atau tidak sama sekali`,
      params,
      body: { type: 'object', nullable: true, properties: { onlyGood: { type: 'boolean' } } },
      response: answer(job),
    },
    remove: { tags, summary: `Batalkan ${what}`, params, response: answer({ type: 'object' }) },
  };
}

/** How the letters' routes describe themselves in /openapi.json. Checks nothing: the use cases do. */
const tags = ['letter'];

const envelope = {
  type: 'object',
  properties: { statusCode: { type: 'integer' }, message: { type: 'string' }, data: {} },
};

export const docs = {
  list: (summary: string, filters: readonly string[] = ['state']) => ({
    tags,
    summary,
    querystring: {
      type: 'object',
      properties: {
        Page: { type: 'integer', minimum: 1 },
        PerPage: { type: 'integer', minimum: 1, maximum: 100 },
        OrderBy: { type: 'string' },
        Order: { type: 'string', enum: ['asc', 'desc'] },
        FirstChar: { type: 'string', maxLength: 200 },
        ...Object.fromEntries(filters.map((name) => [name, { type: 'string' }])),
      },
    },
    response: { 200: envelope },
  }),
  call: (summary: string, body?: object) => ({
    tags,
    summary,
    ...(body && { body }),
    response: { 200: envelope },
  }),
  file: (summary: string) => ({ tags, summary }),
};

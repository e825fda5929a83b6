/** How the previews describe themselves in /openapi.json. Checks nothing: the use cases do. */
export const docs = (summary: string, body?: object) => ({
  tags: ['master-data'],
  summary,
  ...(body && { body }),
});

const string = { type: 'string' };

export const templateBody = {
  type: 'object',
  properties: { content: string, scriptSubTypeId: string, companyName: string },
};

export const numberBody = {
  type: 'object',
  properties: {
    id: string,
    pattern: string,
    padding: { type: 'integer' },
    reset: string,
    counterScope: { type: 'array', items: string },
    startAt: { type: 'integer' },
  },
};

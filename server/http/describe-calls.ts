import { z } from 'zod';
import { type Call, isBare, isFile, isForm } from '../../domain/calls/define-call.ts';

type Json = { [name: string]: unknown };
type Operation = { parameters?: object[]; requestBody?: object; responses?: object };
export type Described = { paths?: object; components?: { schemas?: object; parameters?: object } };

/** Puts what contracts say into an OpenAPI document: parameters, body, answer; schemas with an id become components. */
export function describeCalls<Api extends Described>(api: Api, calls: Iterable<Call>): Api {
  const components: Json = {};
  const paths = api.paths as Record<string, Record<string, Operation>>;
  for (const call of calls) {
    const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
    if (operation) Object.assign(operation, operationOf(call, components));
  }
  return {
    ...api,
    components: { ...api.components, schemas: { ...api.components?.schemas, ...components } },
  };
}

function operationOf(call: Call, components: Json): Operation {
  const { body, query, answer, asFile, errors = {} } = call;
  const jsonOf = (schema: z.ZodType, io: 'input' | 'output') => schemaOf(schema, io, components);
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(/^id$|Id$/.test(name) && { format: 'uuid' }) },
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: jsonOf(schema, 'input'),
  }));
  const formTypes = call.isForm ? ['application/x-www-form-urlencoded', 'multipart/form-data'] : [];
  return {
    parameters: [...inPath, ...inQuery],
    ...(body && {
      requestBody: {
        content: isFile(body)
          ? bytesOf(body.file)
          : isForm(body)
            ? contentOf(['multipart/form-data'], jsonOf(body.form, 'input'))
            : contentOf(['application/json', ...formTypes], jsonOf(body, 'input')),
      },
    }),
    responses: {
      200: {
        description: 'OK',
        content: {
          ...(isFile(answer)
            ? bytesOf(answer.file)
            : contentOf(
                ['application/json'],
                isBare(answer) ? jsonOf(answer.bare, 'output') : enveloped(jsonOf(answer, 'output')),
              )),
          ...(asFile && bytesOf(asFile.file)),
        },
      },
      ...Object.fromEntries(Object.entries(errors).map(([status, description]) => [status, { description }])),
    },
  };
}

const contentOf = (types: readonly string[], schema: object): object =>
  Object.fromEntries(types.map((type) => [type, { schema }]));
const bytesOf = (types: readonly string[]): object =>
  contentOf(types.length > 0 ? types : ['application/octet-stream'], { type: 'string', format: 'binary' });

const enveloped = (data: object): object => ({
  type: 'object',
  properties: { statusCode: { type: 'integer' }, message: { type: 'string' }, data },
  required: ['statusCode', 'message', 'data'],
});

/** Schemas with an id go into the components once. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Json): object {
  const { json, definitions } = made[io].get(schema) ?? jsonSchemaOf(schema, io);
  made[io].set(schema, { json, definitions });
  Object.assign(components, definitions);
  return json;
}

/** Many calls answer the same record. */
const made = { input: new WeakMap<z.ZodType, Made>(), output: new WeakMap<z.ZodType, Made>() };
type Made = { json: object; definitions: Json };

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Made {
  const { definitions = {}, ...json } = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // A format says it; its pattern is long and repeats it.
      if (jsonSchema.format) delete jsonSchema.pattern;
      // Answers may gain fields.
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  }) as Json;
  return { json: referring(json) as object, definitions: referring(definitions) as Json };
}

const referring = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(json).replaceAll('"#/definitions/', '"#/components/schemas/'));

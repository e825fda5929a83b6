import type { z } from 'zod';
import type { Resource } from '../../resources/declare.ts';
import { createSchema } from '../../resources/schema.ts';

const made = new WeakMap<Resource, z.ZodObject>();

/** The schema of new records, cached: building it costs more than validating a hundred records. */
export function createSchemaOf(resource: Resource): z.ZodObject {
  const schema = made.get(resource) ?? createSchema(resource);
  made.set(resource, schema);
  return schema;
}

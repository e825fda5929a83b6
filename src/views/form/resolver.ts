import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type Resource, typedNames } from '../../../resources/declare.ts';
import { sentValue } from '../../../resources/part-resource.ts';

/**
 * Validates with the declaration's schema. Only declared fields, isActive and version: the form also holds id,
 * times and embedded references.
 */
export function resolverFor(resource: Resource, schema: z.ZodObject): Resolver<FieldValues> {
  const check = zodResolver(schema);
  const known = [
    ...typedNames(resource.fields),
    ...('version' in schema.shape ? ['version'] : []),
    'isActive',
  ];
  return (values, context, options) =>
    check(
      Object.fromEntries(
        known
          .filter((key) => values[key] !== undefined)
          .map((key) => [key, sentValue(resource.fields[key], values[key])]),
      ),
      context,
      options as never,
    );
}

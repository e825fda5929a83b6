import { join } from 'node:path';

const here = (file: string): string => join(import.meta.dirname, file);

/** node-polyglot polyfills what every browser has, with 25 packages below; of query-string little is used. */
export const smallerPackages = {
  'object.entries': here('object-entries.cjs'),
  hasown: here('has-own.cjs'),
  'query-string': here('query-string.ts'),
};

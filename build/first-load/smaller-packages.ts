import { join } from 'node:path';

const here = (file: string): string => join(import.meta.dirname, file);

/**
 * node-polyglot polyfills what every browser has, with 25 packages below; of query-string little is used, of jsonexport
 * nothing.
 */
export const smallerPackages = {
  'object.entries': here('object-entries.cjs'),
  hasown: here('has-own.cjs'),
  'jsonexport/dist/index.js': here('json-export.cjs'),
  'query-string': here('query-string.ts'),
};

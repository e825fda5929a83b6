import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Read, not run: both lists are empty in the product, and a module replaced here would stay so for other tests.
it('tests add their examples to what the product and an installation declare', () => {
  const source = (file: string) =>
    readFileSync(join(import.meta.dirname, '../../declared', `${file}.ts`), 'utf8');
  expect(source('behaviours')).toMatch(/export const behaviours\b.*\[\s*\.\.\.productBehaviours,/);
  expect(source('index')).toMatch(/export const addedResources\b.*\[\s*\.\.\.ownResources,/);
  expect(source('index')).toMatch(/export const addedBranches\b.*\[\s*\.\.\.ownBranches,/);
});

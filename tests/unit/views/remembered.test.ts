// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

test('columns chosen in an earlier version are still chosen', async () => {
  localStorage.setItem('naskah-lists.u1.units.columns', '["code"]');
  vi.resetModules();
  await import('../../../src/views/list/remembered.ts');
  expect(localStorage.getItem('naskah.lists.u1.units.columns')).toBe('["code"]');
  expect(localStorage.getItem('naskah-lists.u1.units.columns')).toBeNull();
});

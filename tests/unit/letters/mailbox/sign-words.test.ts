import { expect, it } from 'vitest';
import { signsFor } from '../../../../src/letters/tasks/sign-messages.ts';

it('says for whom one signs while acting for somebody, and nothing at one’s own desk', () => {
  expect(signsFor({ type: 'Delegation', onBehalfOf: 'Uli Kusnadi' })).toMatch(/untuk Uli Kusnadi/);
  expect(signsFor({ type: 'User Main Role', onBehalfOf: null })).toBe('');
  expect(signsFor(undefined)).toBe('');
});

import { describe, expect, it } from 'vitest';
import { Refusal, readListQuery } from '../../../server/http/index.ts';

describe('The parameters of a list', () => {
  it.each([
    { page: '1', Page: '2' },
    { per_page: '5', PerPage: '10' },
    { is_reads: '0', isReads: '1' },
    { source: 'letter', Source: 'archive' },
  ])('are told once, however they are spelled: %j', (query) => {
    expect(() => readListQuery(query)).toThrow(Refusal);
  });

  it('are read whatever their case', () => {
    expect(readListQuery({ PAGE: '2', per_page: '5', firstchar: 'a' })).toMatchObject({
      page: 2,
      perPage: 5,
      firstChar: 'a',
    });
  });
});

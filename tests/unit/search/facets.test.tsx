// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SearchFacet } from '../../../domain/calls/search.ts';
import { Facets } from '../../../src/search/facets.tsx';

const facet = (name: SearchFacet['name'], ...counts: number[]): SearchFacet => ({
  ...{ name, label: name },
  values: counts.map((count, at) => ({ value: `${name}${at}`, label: `${name} ${at}`, count })),
});
const show = (filters: Record<string, string> = {}) =>
  render(
    <Facets
      facets={[facet('source', 9, 3), facet('unit', 6, 5), facet('year', 6, 4)]}
      {...{ filters, total: 10, isAtLeast: false, onChange: () => undefined }}
    />,
  );
const said = (name: string) =>
  within(screen.getByRole('group', { name })).queryByText(/dihitung/)?.textContent;

it('says of a narrowing that adds up to more than was found that one result counts in several values', () => {
  const { unmount } = show();
  expect(said('source')).toBe('Naskah yang tersimpan di arsip dihitung di keduanya.');
  expect(said('unit')).toBe('Hasil yang termasuk beberapa pilihan dihitung di masing-masing.');
  expect(said('year')).toBeUndefined();
  unmount();
  // Chosen, it is what the total counts: nothing is to be explained.
  show({ source: 'source0' });
  expect(said('source')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { date } from '../../../resources/declare.ts';
import { dateKind } from '../../../server/kinds/date.ts';

test('a date is filtered by a day that the calendar has, and by nothing else', () => {
  const filtered = (text: string) => dateKind.filterValue(date('Mulai', 'Start'), text);
  expect(filtered('2028-02-29')).toBe('2028-02-29');
  for (const text of ['2026-02-29', '2026-02', '21/11/2026', 'kemarin', '', '0000-01-01'])
    expect(filtered(text), text).toBeUndefined();
});

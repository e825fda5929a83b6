import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { translate } from '../../../../lib/language.ts';
import type { PartRow } from '../../../../resources/declare.ts';
import { initialOf } from '../../../../resources/kinds/index.ts';
import { typedIn } from '../../../../resources/kinds/parts/typed.ts';
import { focusFirst } from '../../../ui/focus-first.ts';
import { partsMessages } from './messages.ts';
import { type PartsField, rowName, type ShownOf } from './row-text.ts';

/** Rows drawn at once: each holds an input per field. */
export const portion = 50;

/** The rows of a form and what may be done with them; each is told to those who hear the page. */
export function useRows(name: string, field: PartsField, shownOf: ShownOf) {
  const place = useRef<HTMLDivElement>(null);
  const { getValues } = useFormContext();
  // Rows have ids of their own, so the library's keys take another name.
  const { fields: rows, ...array } = useFieldArray({ name, keyName: 'rowKey' });
  const [told, setTold] = useState('');
  const [removed, setRemoved] = useState<{ row: PartRow; index: number }>();

  const focusCell = (index: number, cell = ''): void => {
    // After React has put the rows in their new order.
    requestAnimationFrame(() => {
      const row = place.current?.querySelector(`[data-part="${index}"]`);
      focusFirst(row?.querySelector(`[data-field="${CSS.escape(`${name}.${index}.${cell}`)}"]`) ?? row);
    });
  };
  const add = (): void => {
    setRemoved(undefined);
    array.append(emptyRow(field), { shouldFocus: false });
    focusCell(rows.length, Object.keys(typedIn(field))[0]);
  };
  const move = (from: number, to: number, cell?: string): void => {
    if (to < 0 || to >= rows.length) return;
    array.move(from, to);
    setTold(translate(partsMessages.moved(to + 1, rows.length)));
    if (cell !== undefined) focusCell(to, cell);
  };
  const remove = (index: number): void => {
    const row: PartRow = getValues(`${name}.${index}`);
    array.remove(index);
    setTold('');
    setRemoved({ row, index });
  };
  const restore = (): void => {
    if (!removed) return;
    array.insert(removed.index, removed.row, { shouldFocus: false });
    setRemoved(undefined);
    focusCell(removed.index, Object.keys(typedIn(field))[0]);
  };
  return {
    place,
    rows,
    told,
    removed: removed && rowName(field, removed.row, shownOf),
    add,
    move,
    remove,
    restore,
  };
}

const emptyRow = ({ fields }: PartsField): PartRow =>
  Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, initialOf(inner)]));

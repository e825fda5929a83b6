import { useState } from 'react';
import type { MendedCell } from '../../../domain/calls/transfer.ts';

/** A cell that a problem is about. */
type Place = Pick<MendedCell, 'row' | 'column'>;

const keyOf = ({ row, column }: Place): string => `${row}:${column}`;

/** Cells typed in place of the file's, until the file is checked with them. */
export function useMending() {
  const [typed, setTyped] = useState<ReadonlyMap<string, MendedCell>>(new Map());
  const [isBegun, setBegun] = useState(false);
  return {
    cells: [...typed.values()],
    /** The file was checked with typed cells: the next problem has the focus. */
    isBegun,
    valueAt: (place: Place): string | undefined => typed.get(keyOf(place))?.value,
    /** @param given what the file has there: typed again, nothing is to be mended */
    type: (place: Place, value: string, given: string) =>
      setTyped((before) => {
        const after = new Map(before);
        if (value === given) after.delete(keyOf(place));
        else after.set(keyOf(place), { ...place, value });
        return after;
      }),
    take: () => {
      setTyped(new Map());
      setBegun(true);
    },
    forget: () => {
      setTyped(new Map());
      setBegun(false);
    },
  };
}

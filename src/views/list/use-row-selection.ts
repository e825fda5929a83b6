import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { mostRecordsAtOnce } from '../../../domain/most-at-once.ts';
import { useToggle } from '../../ui/use-selection.ts';
import type { Row } from '../record.ts';

/** Row selection in react-admin's store, which keeps the rows selected on other pages. */
export function useRowSelection(rows: readonly Row[]): (id: string, isRange?: boolean) => void {
  const { selectedIds, onSelect } = useListContext<Row>();
  // A second tap may come before the first is drawn: it adds to it.
  const latest = useRef(selectedIds);
  useEffect(() => {
    latest.current = selectedIds;
  }, [selectedIds]);
  return useToggle(
    rows,
    (next) => {
      latest.current = [...next(new Set(latest.current))];
      onSelect(latest.current);
    },
    mostRecordsAtOnce,
  );
}

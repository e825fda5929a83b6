import { useListContext } from 'react-admin';
import { mostRecordsAtOnce } from '../../../domain/most-at-once.ts';
import { useToggle } from '../../ui/use-selection.ts';
import type { Row } from '../record.ts';

/** Row selection in react-admin's store, which keeps the rows selected on other pages. */
export function useRowSelection(rows: readonly Row[]): (id: string, isRange?: boolean) => void {
  const { selectedIds, onSelect } = useListContext<Row>();
  return useToggle(rows, (next) => onSelect([...next(new Set(selectedIds))]), mostRecordsAtOnce);
}

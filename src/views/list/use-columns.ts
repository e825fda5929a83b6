import { useMemo } from 'react';
import type { Resource } from '../../../resources/declare.ts';
import { type ListColumns, listColumns } from './list-columns.ts';
import { useRemembered } from './remembered.ts';

type Columns = {
  columns: ListColumns;
  /** The person's own choice beside the name; undefined while it is the declared one. */
  chosen: string[] | undefined;
  choose: (names: string[] | undefined) => void;
};

/** The columns of a list as the person likes them, remembered for each resource. */
export function useColumns(resource: Resource): Columns {
  const [chosen, choose] = useRemembered<string[] | undefined>(`columns.${resource.name}`, undefined);
  const columns = useMemo(() => listColumns(resource, chosen), [resource, chosen]);
  return { columns, chosen, choose };
}

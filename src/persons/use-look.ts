import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { dayInWib } from '../../lib/wib.ts';
import { useSettled } from '../shell/index.ts';
import { type Looked, type PersonValues, rolesByHolding } from './person-values.ts';
import { usePersons } from './use-persons.ts';

const nothing: Looked = {
  taken: { npp: null, email: null },
  holdings: [],
  hasMailServer: true,
  isDirectoryConnected: false,
};

/** The form's values, and what the server makes of them once they stand still: `isLooked` when it has. */
export function useLook(): { values: PersonValues; looked: Looked; isLooked: boolean } {
  const values = useWatch() as PersonValues;
  const { lookAtPerson } = usePersons();
  const now = JSON.stringify(askedOf(values));
  const asked = useSettled(now);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['person', 'look', asked],
    queryFn: ({ signal }) => lookAtPerson(JSON.parse(asked) as ReturnType<typeof askedOf>, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  });
  return {
    values,
    looked: data ?? nothing,
    isLooked: data !== undefined && !isPlaceholderData && asked === now,
  };
}

export function askedOf({ id, npp, email, holdings = [], roleIds }: PersonValues) {
  const roles = rolesByHolding({ holdings, ...(roleIds && { roleIds }) }, dayInWib());
  return {
    id: id ?? null,
    npp: npp ?? '',
    email: email ?? '',
    holdings: holdings.map((row, at) => ({
      ...{ id: row.id ?? null, positionId: row.positionId ?? null, type: row.type },
      ...{ startDate: row.startDate, endDate: row.endDate, roleIds: roles[at] ?? [] },
    })),
  };
}

import { useGetOne } from 'react-admin';
import { user } from '../../../resources/manajemen-user/user.ts';
import type { Row } from '../../views/parts.ts';

/** The version of the user's own record, which the page has read. */
export function useGetOneVersion(id: string): number | undefined {
  const { data } = useGetOne<Row>(user.name, { id }, { staleTime: 60_000 });
  return data?.version;
}

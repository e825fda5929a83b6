import { ListBase } from 'react-admin';
import { useDeclared } from '../record.ts';
import { ListScreen } from './list-screen.tsx';

/** A declaration's list. Page, order and filters stand in the address, and come back with it. */
export default function GeneratedList() {
  const resource = useDeclared();
  return (
    <ListBase
      key={resource.name}
      sort={resource.sort}
      perPage={10}
      exporter={false}
      // A list that cannot be loaded says so in its place.
      queryOptions={{ onError: () => undefined }}
    >
      <ListScreen />
    </ListBase>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { createRoleWayVerbs } from '../../../dataProvider/role-ways.ts';
import { translate } from '../../../lib/language.ts';
import { HandOverButton } from '../../hand-over/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Row } from '../record.ts';
import { ViewAsButton } from './view-as-button.tsx';
import { wayMessages as said } from './way-words.ts';
import { WaysCard } from './ways-card.tsx';
import { WaysList } from './ways-list.tsx';

/** On a person's page: each role and the way it comes, with what is done about rights and open work. */
export function RoleWaysOfPerson({ userId }: { userId: string }) {
  const { waysOfPerson } = createRoleWayVerbs(useNaskah());
  const { data, error, refetch } = useQuery({
    queryKey: ['manajemen-user.user', 'ways', userId],
    queryFn: ({ signal }) => waysOfPerson(userId, { signal }),
    retry: false,
  });
  // Reuses the query of the page above.
  const { data: person } = useGetOne<Row>('manajemen-user.user', { id: userId }, { staleTime: 60_000 });
  const name = String(person?.personName ?? '');
  return (
    <WaysCard
      title={translate(said.ofPerson)}
      action={
        person && (
          <>
            {person.isActive && <ViewAsButton userId={userId} name={name} />}
            <HandOverButton userId={userId} personName={name} isActive={person.isActive === true} />
          </>
        )
      }
      error={error}
      onRetry={() => void refetch()}
      count={data?.length}
      empty={<EmptyState title={translate(said.none)} text={translate(said.noneText)} />}
    >
      <WaysList ways={data ?? []} of="person" />
    </WaysCard>
  );
}

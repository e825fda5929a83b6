import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import { createRoleWayVerbs } from '../../../dataProvider/role-ways.ts';
import { translate } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { wayMessages as said } from './way-words.ts';
import { WaysCard } from './ways-card.tsx';
import { WaysList } from './ways-list.tsx';

/** On a person's page: each role and the way it comes (docs/decisions/rights-and-sessions.md). */
export default function WaysOfPerson({ userId }: { userId: string }) {
  const { waysOfPerson } = createRoleWayVerbs(useNaskah());
  const { data, error, refetch } = useQuery({
    queryKey: ['manajemen-user.user', 'ways', userId],
    queryFn: ({ signal }) => waysOfPerson(userId, { signal }),
    retry: false,
  });
  return (
    <WaysCard
      title={translate(said.ofPerson)}
      error={error}
      onRetry={() => void refetch()}
      count={data?.length}
      empty={<EmptyState title={translate(said.none)} text={translate(said.noneText)} />}
    >
      <WaysList ways={data ?? []} of="person" />
    </WaysCard>
  );
}

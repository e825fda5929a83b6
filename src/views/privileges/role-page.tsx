import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, useGetOne, useGetRecordId } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { createRoleWayVerbs } from '../../../dataProvider/role-ways.ts';
import { compareRolesPage } from '../../../domain/access/compare-roles-page.ts';
import { translate } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import type { Row } from '../record.ts';
import GeneratedShow from '../show/generated-show.tsx';
import { useMayUse } from '../use-may-use.ts';
import { compareMessages } from './compare-messages.ts';
import { ViewAsButton } from './view-as-button.tsx';
import { wayMessages as said } from './way-words.ts';
import { WaysCard } from './ways-card.tsx';
import { WaysList } from './ways-list.tsx';

const perPage = 20;

/** A role's record page, with whose it is and by which way. */
export function RolePage() {
  const id = String(useGetRecordId());
  const mayUse = useMayUse();
  // Reuses the query of the page above.
  const { data } = useGetOne<Row>('manajemen-user.role', { id }, { staleTime: 60_000 });
  return (
    <>
      <GeneratedShow />
      {data && mayUse('manajemen-user.user') && (
        <WaysOfRole key={id} id={id} name={String(data.name ?? '')} />
      )}
    </>
  );
}

function WaysOfRole({ id, name }: { id: string; name: string }) {
  const { waysOfRole } = createRoleWayVerbs(useNaskah());
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['manajemen-user.role', 'ways', id, page],
    queryFn: ({ signal }) => waysOfRole(id, { page, perPage, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const pages = Math.ceil((data?.totalCount ?? 0) / perPage);
  return (
    <WaysCard
      title={translate(said.ofRole)}
      action={
        <>
          <ViewAsButton roleId={id} name={name} />
          <Button component={LinkBase} variant="outlined" to={`${compareRolesPage}?a=${id}`}>
            {translate(compareMessages.compareWith)}
          </Button>
        </>
      }
      error={error}
      onRetry={() => void refetch()}
      count={data?.totalCount}
      empty={<EmptyState title={translate(said.nobody)} text={translate(said.nobodyText)} />}
    >
      <WaysList ways={data?.items ?? []} of="role" />
      {pages > 1 && <PageLinks page={page} pages={pages} onPage={setPage} />}
    </WaysCard>
  );
}

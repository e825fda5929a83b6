import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { RecordContextProvider, useGetRecordId, useNotify, useRedirect } from 'react-admin';
import { translate } from '../../lib/language.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { useToldOnce } from '../ui/use-told-once.ts';
import { GeneratedEdit } from '../views/index.ts';
import { RecordProblem, RecordSkeleton, type Row, useMay } from '../views/parts.ts';
import { emptyHolding } from './empty-holding.ts';
import { personMessages as said } from './messages.ts';
import { PersonForm } from './person-form.tsx';
import { useForgetPeople } from './use-forget-people.ts';
import { usePersonForm } from './use-person-form.ts';
import { usePersons } from './use-persons.ts';

/** The page for changing a person; who sees a part of the fields only gets the declared form. */
export default function PersonEdit() {
  const isWhole = usePersonForm();
  const mayChange = useMay(user)('change');
  return isWhole && mayChange ? <KnownPerson /> : <GeneratedEdit />;
}

function KnownPerson() {
  const id = String(useGetRecordId());
  const notify = useNotify();
  const redirect = useRedirect();
  const { readPerson, changePerson } = usePersons();
  const forget = useForgetPeople();
  const invites = useRef(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['person', id, 'edit'],
    gcTime: 0,
    queryFn: ({ signal }) => readPerson(id, { signal }),
    retry: false,
    // A form that is being typed in is not read anew below the hand.
    refetchOnWindowFocus: false,
  });
  // Who came to add a post finds its place open.
  const addsHolding = useToldOnce<boolean>('addsHolding');
  const row = useMemo(() => {
    const adds = addsHolding && (data?.holdings as unknown[] | undefined)?.length === 0;
    return (adds ? { ...data, holdings: [emptyHolding] } : data) as Row | undefined;
  }, [data, addsHolding]);
  if (error) return <RecordProblem resource={user} error={error} onRetry={() => refetch()} />;
  if (!row) return <RecordSkeleton />;
  const leave = () => redirect('show', user.name, id);
  const save = async (values: Record<string, unknown>) => {
    await changePerson(id, { ...values, invite: false } as never);
    notify(translate(said.saved), { type: 'success' });
    leave();
    await forget();
  };
  return (
    <RecordContextProvider value={row}>
      <PersonForm row={row} invites={invites} onSave={save} onCancel={leave} />
    </RecordContextProvider>
  );
}

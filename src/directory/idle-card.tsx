import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, useCreatePath, useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import type { IdleAccount } from '../../domain/calls/directory.ts';
import { translate } from '../../lib/language.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { HandOverButton } from '../hand-over/index.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { failureMessage } from '../ui/failures.ts';
import { formatDate } from '../ui/format.ts';
import { useRequest } from '../ui/use-request.ts';
import { directoryMessages as said } from './messages.ts';
import { useDirectory } from './use-directory.ts';

const key = ['directory', 'idle'];

/** Accounts nobody has signed in to for long; work is handed over here before they are deactivated. */
export function IdleCard({ hasLdap }: { hasLdap: boolean }) {
  const directory = useDirectory();
  const client = useQueryClient();
  const { updateMany } = useNaskah();
  const notify = useNotify();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => directory.idle({ signal }) });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const { isPending, request } = useRequest((thrown) => setFailure(failureMessage(thrown)));
  const items = query.data?.items ?? [];
  const picked = items.filter(({ id }) => chosen.includes(id));
  const deactivate = async () => {
    setFailure('');
    const isDone = await request(() =>
      updateMany(user.name, { ids: picked.map(({ id }) => id), data: { isActive: false } }),
    );
    setAsking(false);
    if (isDone) notify(translate(said.deactivated(picked.length)), { type: 'success' });
    setChosen([]);
    await client.invalidateQueries();
  };
  return (
    <section className="card pad" aria-labelledby="directory-idle">
      <div className="directory-head">
        <h2 id="directory-idle">{translate(said.idle)}</h2>
        {picked.length > 0 && (
          <Button color="error" onClick={() => setAsking(true)}>
            {translate(said.deactivate(picked.length))}
          </Button>
        )}
      </div>
      <p>{translate(hasLdap ? said.idleLdap : said.idleOidc)}</p>
      {query.error && <EmptyState title={translate(said.idleFailed)} onRetry={() => query.refetch()} />}
      {query.data?.totalCount === 0 && <p className="directory-none">{translate(said.noneIdle)}</p>}
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      <ul className="directory-idle">
        {items.map((account) => (
          <Idle
            key={account.id}
            account={account}
            isChosen={chosen.includes(account.id)}
            onChoose={(isChosen) =>
              setChosen((before) => [
                ...before.filter((id) => id !== account.id),
                ...(isChosen ? [account.id] : []),
              ])
            }
          />
        ))}
      </ul>
      {query.data && query.data.totalCount > items.length && (
        <p>{translate(said.moreIdle(query.data.totalCount - items.length))}</p>
      )}
      <ConfirmDialog
        open={isAsking}
        title={translate(said.askDeactivate(picked.length))}
        confirm={translate(said.deactivate(picked.length))}
        danger
        busy={isPending}
        onConfirm={() => void deactivate()}
        onClose={() => setAsking(false)}
      >
        {picked.map(({ personName }) => personName).join(', ')}. {translate(said.askDeactivateText)}
      </ConfirmDialog>
    </section>
  );
}

type IdleProps = { account: IdleAccount; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function Idle({ account: { id, personName, npp, lastSignInAt }, isChosen, onChoose }: IdleProps) {
  const createPath = useCreatePath();
  return (
    <li>
      <Checkbox
        checked={isChosen}
        onChange={(_, isNow) => onChoose(isNow)}
        slotProps={{ input: { 'aria-label': translate(said.choose(personName)) } }}
      />
      <span>
        <LinkBase to={createPath({ resource: user.name, type: 'show', id })}>{personName}</LinkBase>
        <small>
          {npp} · {translate(lastSignInAt ? said.lastSeen(formatDate(lastSignInAt)) : said.neverSeen)}
        </small>
      </span>
      {isChosen && <HandOverButton userId={id} personName={personName} isActive />}
    </li>
  );
}

import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { DirectoryGroup } from '../../domain/calls/directory.ts';
import { translate } from '../../lib/language.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SoftChip } from '../ui/soft-chip.tsx';
import { useRequest } from '../ui/use-request.ts';
import { GroupDialog } from './group-dialog.tsx';
import { directoryMessages as said } from './messages.ts';
import { useDirectory } from './use-directory.ts';

const key = ['directory', 'groups'];

/** Groups of the directory and the roles that their members have. */
export function GroupsCard() {
  const directory = useDirectory();
  const client = useQueryClient();
  const notify = useNotify();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => directory.groups({ signal }) });
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<DirectoryGroup | null>(null);
  const { isPending, request } = useRequest();
  const remove = async ({ id }: DirectoryGroup) => {
    if (await request(() => directory.removeGroup(id))) notify(translate(said.removed), { type: 'success' });
    setAsked(null);
    await client.invalidateQueries({ queryKey: key });
  };
  return (
    <section className="card pad" aria-labelledby="directory-groups">
      <div className="directory-head">
        <h2 id="directory-groups">{translate(said.groups)}</h2>
        <Button startIcon={<Plus size={16} strokeWidth={1.8} aria-hidden />} onClick={() => setAdding(true)}>
          {translate(said.addGroup)}
        </Button>
      </div>
      <p>{translate(said.groupsText)}</p>
      {query.error && <EmptyState title={translate(said.groupsFailed)} onRetry={() => query.refetch()} />}
      {query.data?.totalCount === 0 && <p className="directory-none">{translate(said.noGroups)}</p>}
      <ul className="directory-groups">
        {query.data?.items.map((group) => (
          <li key={group.id}>
            <b>{group.name}</b>
            <span>
              <span aria-hidden="true">→ </span>
              {group.roleName}
              {!group.isActive && <SoftChip tone="warn">{translate(said.inactive)}</SoftChip>}
            </span>
            <Button
              variant="text"
              color="error"
              aria-label={translate(said.removeNamed(group.name))}
              onClick={() => setAsked(group)}
            >
              {translate(said.remove)}
            </Button>
          </li>
        ))}
      </ul>
      {isAdding && (
        <GroupDialog
          onAdded={() => client.invalidateQueries({ queryKey: key })}
          onClose={() => setAdding(false)}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={translate(said.ask(asked?.name ?? ''))}
        confirm={translate(said.remove)}
        danger
        busy={isPending}
        onConfirm={() => asked && void remove(asked)}
        onClose={() => setAsked(null)}
      >
        {translate(said.askText(asked?.roleName ?? ''))}
      </ConfirmDialog>
    </section>
  );
}

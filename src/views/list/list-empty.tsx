import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { addMessages } from '../../../resources/add-messages.ts';
import type { Resource } from '../../../resources/declare.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { useMayImport } from '../import/import-button.tsx';
import { listMessages } from '../messages.ts';
import { useMayAddHere } from '../use-may-use.ts';
import { emptyMessages } from './messages.ts';

export function ListEmpty({ resource }: { resource: Resource }) {
  const createPath = useCreatePath();
  const mayAdd = useMayAddHere(resource);
  const mayImport = useMayImport(resource);
  return (
    <Card>
      <EmptyState
        title={translate(listMessages.emptyTitle(resource.singular))}
        text={mayAdd && mayImport ? translate(emptyMessages.nothingYet) : undefined}
        action={
          mayAdd && (
            <Button
              component={LinkBase}
              to={createPath({ resource: resource.name, type: 'create' })}
              variant="outlined"
            >
              {translate(addMessages(resource))}
            </Button>
          )
        }
      />
    </Card>
  );
}

export function ListFilteredEmpty({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        title={translate(commonMessages.notFound)}
        text={translate(emptyMessages.nothingFound)}
        action={
          <Button variant="outlined" onClick={onClear}>
            {translate(commonMessages.clearFilters)}
          </Button>
        }
      />
    </Card>
  );
}

/** The list could not be asked for. */
export function ListProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Card role="alert">
      <EmptyState
        title={translate(listMessages.failed)}
        text={error instanceof Error ? error.message : undefined}
        onRetry={onRetry}
      />
    </Card>
  );
}

function Card({ children, role }: { children: ReactNode; role?: string }) {
  return <Sheet role={role}>{children}</Sheet>;
}

const Sheet = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
});

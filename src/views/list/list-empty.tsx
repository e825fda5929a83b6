import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { say } from '../../../lib/language.ts';
import { addWords } from '../../../resources/add-words.ts';
import type { Resource } from '../../../resources/declare.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { commonWords } from '../../ui/words.ts';
import { canImport } from '../import/import-button.tsx';
import { useMayAddHere } from '../use-may-use.ts';
import { listWords } from '../words.ts';
import { emptyWords } from './words.ts';

export function ListEmpty({ resource }: { resource: Resource }) {
  const createPath = useCreatePath();
  const mayAdd = useMayAddHere(resource);
  return (
    <Card>
      <EmptyState
        title={say(listWords.emptyTitle(resource.singular))}
        text={mayAdd && canImport(resource) ? say(emptyWords.nothingYet) : undefined}
        action={
          mayAdd && (
            <Button
              component={LinkBase}
              to={createPath({ resource: resource.name, type: 'create' })}
              variant="outlined"
            >
              {say(addWords(resource))}
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
        title={say(commonWords.notFound)}
        text={say(emptyWords.nothingFound)}
        action={
          <Button variant="outlined" onClick={onClear}>
            {say(commonWords.clearFilters)}
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
        title={say(listWords.failed)}
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

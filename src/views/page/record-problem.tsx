import Button from '@mui/material/Button';
import { HttpError, LinkBase, useCreatePath } from 'react-admin';
import { say } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { problemWords } from '../words.ts';
import { RecordHeader } from './record-header.tsx';

/** Record that cannot be shown: missing, or the request failed. */
export function RecordProblem({
  resource,
  error,
  onRetry,
}: {
  resource: Resource;
  error: unknown;
  onRetry: () => void;
}) {
  const createPath = useCreatePath();
  const isMissing = error instanceof HttpError && error.status === 404;
  return (
    <>
      <RecordHeader resource={resource} title={say(resource.label)} />
      <EmptyState
        title={say(isMissing ? problemWords.missing(resource.singular) : problemWords.failed)}
        text={isMissing || !(error instanceof Error) ? undefined : error.message}
        action={
          isMissing && (
            <Button
              component={LinkBase}
              to={createPath({ resource: resource.name, type: 'list' })}
              variant="outlined"
            >
              {say(problemWords.toList)}
            </Button>
          )
        }
        onRetry={isMissing ? undefined : onRetry}
      />
    </>
  );
}

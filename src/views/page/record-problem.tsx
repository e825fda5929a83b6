import Button from '@mui/material/Button';
import { HttpError, LinkBase, useCreatePath } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { problemMessages } from './problem-messages.ts';
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
      <RecordHeader resource={resource} title={translate(resource.label)} />
      <EmptyState
        title={translate(isMissing ? problemMessages.missing(resource.singular) : problemMessages.failed)}
        text={isMissing || !(error instanceof Error) ? undefined : error.message}
        action={
          isMissing && (
            <Button
              component={LinkBase}
              to={createPath({ resource: resource.name, type: 'list' })}
              variant="outlined"
            >
              {translate(problemMessages.toList)}
            </Button>
          )
        }
        onRetry={isMissing ? undefined : onRetry}
      />
    </>
  );
}

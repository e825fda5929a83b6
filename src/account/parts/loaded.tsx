import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { messages } from '../messages.ts';

type Props<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** Renders the query's data; skeleton bars before, a retry button on failure. */
export function Loaded<Data>({ query, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return (
      <p className="account-missing">
        {translate(messages.notLoaded)}
        <Button variant="text" onClick={() => void query.refetch()}>
          {translate(commonMessages.retry)}
        </Button>
      </p>
    );
  return (
    <div className="account-wait" aria-hidden="true">
      <i />
      <i />
    </div>
  );
}

import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSay } from '../../views/parts.ts';
import { words } from '../words.ts';

type Props<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** What was asked for once it is there; bars before, and a way to ask again where it did not come. */
export function Loaded<Data>({ query, children }: Props<Data>) {
  const say = useSay();
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return (
      <p className="account-missing">
        {say(words.notLoaded)}
        <Button variant="text" onClick={() => void query.refetch()}>
          {say(words.retry)}
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

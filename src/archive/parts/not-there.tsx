import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import type { Words } from '../../../lib/language.ts';
import { EmptyState, ErrorPage, PageHeader } from '../../shell/index.ts';
import { useSay } from '../../views/parts.ts';
import { partWords } from './words.ts';

type Props = {
  /** Heads the page until the record's own name does. */
  title: Words;
  error: unknown;
  retry: () => void;
  list: string;
  words: { notFound: Words; notLoaded: Words; toList: Words };
};

/** In the place of a record's page: on its way, not to be had, or nothing that this reader may see (SPEC A5). */
export function NotThere({ title, error, retry, list, words }: Props) {
  const say = useSay();
  if ((error as { status?: number } | null)?.status === 404)
    return (
      <ErrorPage
        status={404}
        note={say(words.notFound)}
        detail={
          <LinkBase to={list} className="error-back">
            {say(words.toList)}
          </LinkBase>
        }
      />
    );
  return (
    <>
      <PageHeader title={say(title)} />
      {error ? (
        <EmptyState
          title={say(words.notLoaded)}
          action={<Button onClick={retry}>{say(partWords.retry)}</Button>}
        />
      ) : (
        <div role="status" aria-label={say(partWords.loading)}>
          <EmptyState title={say(partWords.loading)} />
        </div>
      )}
    </>
  );
}

import { LinkBase } from 'react-admin';
import { say, type Words } from '../../../lib/language.ts';
import { ErrorPage } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { commonWords } from '../../ui/words.ts';

type Props = {
  /** Heads the page until the record's own name does. */
  title: Words;
  error: unknown;
  retry: () => void;
  list: string;
  words: { notFound: Words; notLoaded: Words; toList: Words };
};

/** Replaces a record's page while it loads, on failure, or when the actor may not see it (SPEC A5). */
export function NotThere({ title, error, retry, list, words }: Props) {
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
        <EmptyState title={say(words.notLoaded)} onRetry={retry} />
      ) : (
        <div role="status" aria-label={say(commonWords.loading)}>
          <EmptyState title={say(commonWords.loading)} />
        </div>
      )}
    </>
  );
}

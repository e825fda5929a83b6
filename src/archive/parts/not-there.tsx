import { LinkBase } from 'react-admin';
import { type Message, translate } from '../../../lib/language.ts';
import { ErrorPage } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';

type Props = {
  /** Heads the page until the record's own name does. */
  title: Message;
  error: unknown;
  retry: () => void;
  list: string;
  messages: { notFound: Message; notLoaded: Message; toList: Message };
};

/** Replaces a record's page while it loads, on failure, or when the actor may not see it (SPEC A5). */
export function NotThere({ title, error, retry, list, messages }: Props) {
  if ((error as { status?: number } | null)?.status === 404)
    return (
      <ErrorPage
        status={404}
        note={translate(messages.notFound)}
        detail={
          <LinkBase to={list} className="error-back">
            {translate(messages.toList)}
          </LinkBase>
        }
      />
    );
  return (
    <>
      <PageHeader title={translate(title)} />
      {error ? (
        <EmptyState title={translate(messages.notLoaded)} onRetry={retry} />
      ) : (
        <div role="status" aria-label={translate(commonMessages.loading)}>
          <EmptyState title={translate(commonMessages.loading)} />
        </div>
      )}
    </>
  );
}

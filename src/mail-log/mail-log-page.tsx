import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import type { LoggedMail } from '../../domain/calls/mail-log.ts';
import { type MailState, mailStates } from '../../domain/mail-log.ts';
import { choiceOf, optionsOf } from '../../lib/choice.ts';
import { translate } from '../../lib/language.ts';
import { settingsPage } from '../../resources/settings-page.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatDateTime } from '../ui/format.ts';
import { InfoDialog } from '../ui/info-dialog.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PagedCard, perPage } from '../ui/paged-card.tsx';
import { Filter } from '../ui/pickers/index.ts';
import { StateChip } from '../ui/state-chip.tsx';
import { MailTable } from './mail-table.tsx';
import { mailMessages } from './messages.ts';
import './mail-log.css';

/** `/pengaturan/surel`: mails of the product and their delivery; read-only. */
export default function MailLogPage() {
  const naskah = useNaskah();
  const [page, setPage] = useState(1);
  const [state, setState] = useState<MailState | ''>('');
  const [opened, setOpened] = useState<LoggedMail | null>(null);
  const query = useQuery({
    queryKey: ['mail-log', page, state],
    queryFn: ({ signal }) => naskah.listMails({ page, perPage, ...(state && { state }), signal }),
    placeholderData: (before) => before,
  });
  return (
    <>
      <PageHeader
        title={translate(mailMessages.title)}
        breadcrumb={[{ label: translate(settingsPage.label), to: settingsPage.path }]}
        text={translate(mailMessages.about)}
      />
      <div className="mail-log-filters">
        <Filter
          label={translate(mailMessages.state)}
          value={state}
          options={optionsOf(mailStates)}
          onChange={(value) => {
            setState(mailStates.find((known) => known.value === value)?.value ?? '');
            setPage(1);
          }}
        />
      </div>
      <PagedCard
        query={query}
        failed={translate(mailMessages.failed)}
        waiting={null}
        empty={<EmptyState title={translate(mailMessages.none)} />}
        onClear={state ? () => setState('') : undefined}
        page={page}
        onPage={setPage}
        range={null}
        className="card paged-table"
      >
        {(mails) => <MailTable mails={mails} onOpen={setOpened} />}
      </PagedCard>
      {opened && <MailDialog mail={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function MailDialog({ mail, onClose }: { mail: LoggedMail; onClose: () => void }) {
  const naskah = useNaskah();
  const { data, isError } = useQuery({
    queryKey: ['mail-log', 'one', mail.id],
    queryFn: ({ signal }) => naskah.readMail(mail.id, { signal }),
  });
  return (
    <InfoDialog title={mail.subject} maxWidth="sm" className="mail-log-mail" onClose={onClose}>
      <dl className="facts">
        <dt>{translate(mailMessages.to)}</dt>
        <dd>{mail.recipient}</dd>
        <dt>{translate(mailMessages.written)}</dt>
        <dd>{formatDateTime(mail.createdAt)}</dd>
        <dt>{translate(mailMessages.state)}</dt>
        <dd>
          <StateChip of={choiceOf(mailStates, mail.state)} />
          {mail.sentAt && ` ${formatDateTime(mail.sentAt)}`}
        </dd>
        {mail.failure && (
          <>
            <dt>{translate(mailMessages.failures)}</dt>
            <dd>
              {mail.failure} ({translate(mailMessages.tries(mail.tries))})
            </dd>
          </>
        )}
        {data && data.attachmentNames.length > 0 && (
          <>
            <dt>{translate(mailMessages.attachment)}</dt>
            <dd>{data.attachmentNames.join(', ')}</dd>
          </>
        )}
      </dl>
      {isError && <p role="alert">{translate(mailMessages.contentFailed)}</p>}
      {data && <p className="mail-log-body">{data.body}</p>}
    </InfoDialog>
  );
}

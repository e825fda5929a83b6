import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import type { LoggedMail } from '../../domain/calls/mail-log.ts';
import { type MailState, mailStates } from '../../domain/mail-log.ts';
import { choiceOf } from '../../lib/choice.ts';
import { say } from '../../lib/language.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatDateTime } from '../ui/format.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { PagedCard, perPage } from '../ui/paged-card.tsx';
import { StateChip } from '../ui/state-chip.tsx';
import { commonWords } from '../ui/words.ts';
import { mailWords } from './words.ts';
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
        title={say(mailWords.title)}
        breadcrumb={[{ label: say(mailWords.settings), to: '/notifikasi/pengaturan' }]}
        text={say(mailWords.about)}
        actions={
          <TextField
            select
            size="small"
            hiddenLabel
            value={state}
            onChange={(event) => {
              setState(mailStates.find((known) => known.value === event.target.value)?.value ?? '');
              setPage(1);
            }}
            style={{ minWidth: 190 }}
            slotProps={{
              select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': say(mailWords.state) } },
            }}
          >
            <MenuItem value="">{say(mailWords.allStates)}</MenuItem>
            {mailStates.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {say(label)}
              </MenuItem>
            ))}
          </TextField>
        }
      />
      <PagedCard
        query={query}
        failed={say(mailWords.failed)}
        waiting={null}
        empty={<EmptyState title={say(mailWords.none)} />}
        page={page}
        onPage={setPage}
        range={null}
        className="card"
      >
        {(mails) => (
          <ul className="notices mail-log">
            {mails.map((mail) => (
              <li key={mail.id}>
                <button type="button" className="notice" onClick={() => setOpened(mail)}>
                  <b>{mail.subject}</b>
                  <time dateTime={mail.createdAt}>{formatDateTime(mail.createdAt)}</time>
                  <span>
                    {mail.recipient}
                    {mail.failure && <small className="mail-log-failure"> {mail.failure}</small>}
                  </span>
                  <span className="mail-log-state">
                    <StateChip of={choiceOf(mailStates, mail.state)} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
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
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="mail-subject">
      <DialogTitle id="mail-subject">{mail.subject}</DialogTitle>
      <DialogContent className="mail-log-mail">
        <dl className="facts">
          <dt>{say(mailWords.to)}</dt>
          <dd>{mail.recipient}</dd>
          <dt>{say(mailWords.written)}</dt>
          <dd>{formatDateTime(mail.createdAt)}</dd>
          <dt>{say(mailWords.state)}</dt>
          <dd>
            <StateChip of={choiceOf(mailStates, mail.state)} />
            {mail.sentAt && ` ${formatDateTime(mail.sentAt)}`}
          </dd>
          {mail.failure && (
            <>
              <dt>{say(mailWords.failures)}</dt>
              <dd>
                {mail.failure} ({say(mailWords.tries(mail.tries))})
              </dd>
            </>
          )}
          {data && data.attachmentNames.length > 0 && (
            <>
              <dt>{say(mailWords.attachment)}</dt>
              <dd>{data.attachmentNames.join(', ')}</dd>
            </>
          )}
        </dl>
        {isError && <p role="alert">{say(mailWords.contentFailed)}</p>}
        {data && <p className="mail-log-body">{data.body}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say(commonWords.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}

import type { LoggedMail } from '../../domain/calls/mail-log.ts';
import { mailStates } from '../../domain/mail-log.ts';
import { choiceOf } from '../../lib/choice.ts';
import { translate } from '../../lib/language.ts';
import { StackedTable } from '../ui/data-table.ts';
import { formatMediumDateTime } from '../ui/format.ts';
import { StateChip } from '../ui/state-chip.tsx';
import { mailMessages } from './messages.ts';

type Props = { mails: readonly LoggedMail[]; onOpen: (mail: LoggedMail) => void };

/** One line a mail; what it says and why it failed opens beside it. */
export function MailTable({ mails, onOpen }: Props) {
  return (
    <StackedTable className="mail-log">
      <thead>
        <tr>
          <th scope="col">{translate(mailMessages.written)}</th>
          <th scope="col">{translate(mailMessages.to)}</th>
          <th scope="col">{translate(mailMessages.subject)}</th>
          <th scope="col">{translate(mailMessages.state)}</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id} onClick={() => onOpen(mail)}>
            <td className="is-short">
              <time dateTime={mail.createdAt}>{formatMediumDateTime(mail.createdAt)}</time>
            </td>
            <td title={mail.recipient}>{mail.recipient}</td>
            <td className="is-name" title={mail.subject}>
              <button type="button" onClick={() => onOpen(mail)}>
                {mail.subject}
              </button>
            </td>
            <td title={mail.failure ?? undefined}>
              <StateChip of={choiceOf(mailStates, mail.state)} />
              {mail.failure && <small className="mail-log-failure">{mail.failure}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

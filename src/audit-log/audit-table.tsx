import { auditWays } from '../../domain/audit/audit-log.ts';
import type { AuditEntry } from '../../domain/calls/audit-log.ts';
import { choiceOf } from '../../lib/choice.ts';
import { translate } from '../../lib/language.ts';
import { StackedTable } from '../ui/data-table.ts';
import { formatMediumDateTime } from '../ui/format.ts';
import { auditMessages as messages } from './messages.ts';
import { actionLabel, actorName, subjectLabel } from './subjects.ts';

type Props = { entries: readonly AuditEntry[]; onOpen: (entry: AuditEntry) => void };

/** One line an entry; what it changed opens beside it. */
export function AuditTable({ entries, onOpen }: Props) {
  return (
    <StackedTable className="audit-table">
      <thead>
        <tr>
          <th scope="col">{translate(messages.when)}</th>
          <th scope="col">{translate(messages.who)}</th>
          <th scope="col">{translate(messages.act)}</th>
          <th scope="col">{translate(messages.subjectKind)}</th>
          <th scope="col">{translate(messages.subject)}</th>
          <th scope="col">{translate(messages.way)}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} onClick={() => onOpen(entry)}>
            <td className="is-short audit-when">
              <time dateTime={entry.at}>{formatMediumDateTime(entry.at)}</time>
            </td>
            <td title={entry.as ?? undefined}>{actorName(entry)}</td>
            <td className="is-name">
              <button type="button" onClick={() => onOpen(entry)}>
                {actionLabel(entry)}
              </button>
            </td>
            <td>{subjectLabel(entry.resource)}</td>
            <td title={entry.record?.label ?? undefined}>
              {entry.record?.label ??
                (entry.record && entry.resource !== 'session' && <i>{translate(messages.closed)}</i>)}
            </td>
            <td className="is-short" title={wayOf(entry)}>
              {wayOf(entry)}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

export const wayOf = ({ way, via }: AuditEntry): string => {
  return via ? translate(messages.via(via)) : translate(choiceOf(auditWays, way)?.label ?? messages.system);
};

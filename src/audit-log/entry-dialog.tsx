import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useCreatePath } from 'react-admin';
import { createAuditLogVerbs } from '../../dataProvider/audit-log.ts';
import { useNaskah } from '../../dataProvider/index.ts';
import type { AuditEntry } from '../../domain/calls/audit-log.ts';
import { translate } from '../../lib/language.ts';
import { resources } from '../../resources/index.ts';
import { failureMessage } from '../ui/failures.ts';
import { formatDateTime, formatNumber } from '../ui/format.ts';
import { InfoDialog } from '../ui/info-dialog.tsx';
import { commonMessages } from '../ui/messages.ts';
import { HistoryChange } from '../views/parts.ts';
import { wayOf } from './audit-table.tsx';
import { auditMessages as messages } from './messages.ts';
import { actionLabel, actorName, subjectLabel } from './subjects.ts';

type Props = { entry: AuditEntry; onOnlyThis: (recordId: string) => void; onClose: () => void };

/** One entry: who, in whose post, how, and before and after of each field. */
export function EntryDialog({ entry, onOnlyThis, onClose }: Props) {
  const { auditEntry } = createAuditLogVerbs(useNaskah());
  const createPath = useCreatePath();
  const { data, error } = useQuery({
    queryKey: ['audit-log', 'one', entry.id],
    queryFn: ({ signal }) => auditEntry(entry.id, { signal }),
  });
  const resource = resources.find(({ name }) => name === entry.resource);
  const { record } = entry;
  const facts: [string, string | null | undefined][] = [
    [translate(messages.when), formatDateTime(entry.at)],
    [translate(messages.who), actorName(entry)],
    [translate(messages.as), entry.as],
    [translate(messages.way), wayOf(entry)],
    [
      translate(messages.subject),
      `${subjectLabel(entry.resource)}${record?.label ? `: ${record.label}` : ''}`,
    ],
    [translate(messages.record), record?.id],
    [
      translate(messages.file),
      data?.exported &&
        translate(
          messages.exported(data.exported.format.toUpperCase(), formatNumber(data.exported.count ?? 0)),
        ),
    ],
    ...(data?.revealed ? ([[data.revealed.label, data.revealed.reason]] as [string, string][]) : []),
  ];
  return (
    <InfoDialog
      title={actionLabel(entry)}
      maxWidth="sm"
      className="audit-entry"
      onClose={onClose}
      actions={
        <>
          {record && (
            <Button variant="text" onClick={() => onOnlyThis(record.id)}>
              {translate(messages.onlyThis)}
            </Button>
          )}
          {record?.label && resource?.pages && (
            <Button
              variant="text"
              component={LinkBase}
              to={createPath({ resource: resource.name, type: 'show', id: record.id })}
            >
              {translate(messages.open)}
            </Button>
          )}
        </>
      }
    >
      <dl className="facts">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {error ? (
        <p role="alert">{failureMessage(error)}</p>
      ) : !data ? (
        <p role="status">{translate(commonMessages.loading)}</p>
      ) : data.isHidden ? (
        <p>{translate(messages.hidden)}</p>
      ) : resource && data.changes.length > 0 ? (
        <section aria-label={translate(messages.changes)}>
          <h3>{translate(messages.changes)}</h3>
          <dl>
            {data.changes.map((change) => (
              <HistoryChange key={change.field} resource={resource} change={change} />
            ))}
          </dl>
        </section>
      ) : (
        entry.action === 'update' && <p>{translate(messages.noChanges)}</p>
      )}
    </InfoDialog>
  );
}

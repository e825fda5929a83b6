import { styled } from '@mui/material/styles';
import { LinkBase } from 'react-admin';
import type { ReportItem } from '../../domain/calls/reports.ts';
import { letterName } from '../../domain/letters/letter-name.ts';
import { durationWords } from '../../domain/reports/duration.ts';
import { type ReportName, reportPath } from '../../domain/reports/report.ts';
import { measuredTimes, reportStateChips } from '../../domain/reports/report-words.ts';
import { translate } from '../../lib/language.ts';
import { StackedTable } from '../ui/data-table.ts';
import { formatMediumDate } from '../ui/format.ts';
import { StateChip } from '../ui/state-chip.tsx';
import { messages } from './messages.ts';

/** One line a letter; its subject leads to its life in dates. */
export function LettersTable({ report, items }: { report: ReportName; items: ReportItem[] }) {
  const isReceived = report === 'naskah-masuk';
  if (report === 'arsip') return <ItemsTable items={items} />;
  return (
    <div className="report-scroll">
      <Rows>
        <thead>
          <tr>
            <th scope="col">{isReceived ? translate(messages.received) : translate(messages.date)}</th>
            <th scope="col">{translate(messages.number)}</th>
            <th scope="col">{translate(messages.subject)}</th>
            <th scope="col">{translate(messages.sender)}</th>
            <th scope="col">{isReceived ? translate(messages.receivedBy) : translate(messages.receivers)}</th>
            <th scope="col">{translate(messages.state)}</th>
            <th scope="col" className="is-number">
              {translate(measuredTimes[report])}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td className="is-short">{formatMediumDate(item.at)}</td>
              <td className="code" title={item.number ?? undefined}>
                {item.number ?? (item.agenda ? translate(messages.agenda(item.agenda)) : '–')}
              </td>
              <td className="subject" title={item.subject}>
                <LinkBase className="report-link" to={`${reportPath(report)}/${item.id}`}>
                  {letterName(item)}
                </LinkBase>
                <small>{[item.categoryName, item.securityName].filter(Boolean).join(' · ')}</small>
              </td>
              <td className="name" title={item.senderName ?? undefined}>
                {item.senderName ?? '–'}
              </td>
              <td className="name" title={item.receiverNames.join(', ')}>
                {fewOf(item.receiverNames)}
              </td>
              <td>
                <StateChip of={reportStateChips[item.state]} />
              </td>
              <td className="is-number">{durationWords(item.hours)}</td>
            </tr>
          ))}
        </tbody>
      </Rows>
    </div>
  );
}

/** Archive items: filing and end of retention. */
function ItemsTable({ items }: { items: ReportItem[] }) {
  return (
    <div className="report-scroll">
      <Rows>
        <thead>
          <tr>
            <th scope="col">{translate(messages.date)}</th>
            <th scope="col">{translate(messages.number)}</th>
            <th scope="col">{translate(messages.title)}</th>
            <th scope="col">{translate(messages.unit)}</th>
            <th scope="col">{translate(messages.filingUnit)}</th>
            <th scope="col">{translate(messages.state)}</th>
            <th scope="col">{translate(messages.until)}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td className="is-short">{formatMediumDate(item.at)}</td>
              <td className="code" title={item.number ?? undefined}>
                {item.number ?? '–'}
              </td>
              <td className="subject" title={item.subject}>
                <LinkBase className="report-link" to={`${reportPath('arsip')}/${item.id}`}>
                  {item.subject}
                </LinkBase>
                <small>{[item.classificationName, item.securityName].filter(Boolean).join(' · ')}</small>
              </td>
              <td className="name" title={item.unitNames.join(', ')}>
                {item.unitNames.join(', ')}
              </td>
              <td className="name" title={item.filingUnitName ?? undefined}>
                {item.filingUnitName ?? translate(messages.unfiled)}
              </td>
              <td>
                <StateChip of={reportStateChips[item.state]} />
              </td>
              <td className="is-short">{item.dueOn ? formatMediumDate(item.dueOn) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </Rows>
    </div>
  );
}

const fewOf = ([first, ...more]: string[]): string =>
  first === undefined ? '–' : more.length > 0 ? `${first} +${more.length}` : first;

const Rows = styled(StackedTable)({
  '& .subject': { minWidth: 200 },
  '& small': { fontSize: '0.75rem', lineHeight: '16px' },
  '& .name, & .code': {
    maxWidth: 150,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '@media (max-width: 760px)': {
    '& tbody tr': { padding: '10px 16px' },
    '& tbody td': { fontSize: '0.75rem' },
    '& tbody .subject': { flex: '1 1 100%', order: -1, fontSize: '0.875rem' },
    '& .name, & .code': { maxWidth: '100%' },
    '& .name + .name': { display: 'none' },
    '& .is-number': { marginLeft: 'auto' },
  },
});

import { LinkBase } from 'react-admin';
import type { ReportItem } from '../../domain/calls/reports.ts';
import { durationWords } from '../../domain/reports/duration.ts';
import { measuredTimes, type ReportName, reportPath, reportStateChips } from '../../domain/reports/report.ts';
import { say } from '../../lib/language.ts';
import { formatMediumDate } from '../ui/format.ts';
import { StateChip } from '../ui/state-chip.tsx';
import { words } from './words.ts';

/** One line a letter; its subject leads to its life in dates. */
export function LettersTable({ report, items }: { report: ReportName; items: ReportItem[] }) {
  const isReceived = report === 'naskah-masuk';
  if (report === 'arsip') return <ItemsTable items={items} />;
  return (
    <div className="report-scroll">
      <table className="report-table">
        <thead>
          <tr>
            <th scope="col">{isReceived ? say(words.received) : say(words.date)}</th>
            <th scope="col">{say(words.number)}</th>
            <th scope="col">{say(words.subject)}</th>
            <th scope="col">{say(words.sender)}</th>
            <th scope="col">{isReceived ? say(words.receivedBy) : say(words.receivers)}</th>
            <th scope="col">{say(words.state)}</th>
            <th scope="col" className="number">
              {say(measuredTimes[report])}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td className="day">{formatMediumDate(item.at)}</td>
              <td className="code" title={item.number ?? undefined}>
                {item.number ?? (item.agenda ? say(words.agenda(item.agenda)) : '–')}
              </td>
              <td className="subject" title={item.subject}>
                <LinkBase className="report-link" to={`${reportPath(report)}/${item.id}`}>
                  {item.subject || say(words.noSubject)}
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
              <td className="number">{durationWords(item.hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Archive items: filing and end of retention. */
function ItemsTable({ items }: { items: ReportItem[] }) {
  return (
    <div className="report-scroll">
      <table className="report-table">
        <thead>
          <tr>
            <th scope="col">{say(words.date)}</th>
            <th scope="col">{say(words.number)}</th>
            <th scope="col">{say(words.title)}</th>
            <th scope="col">{say(words.unit)}</th>
            <th scope="col">{say(words.filingUnit)}</th>
            <th scope="col">{say(words.state)}</th>
            <th scope="col">{say(words.until)}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td className="day">{formatMediumDate(item.at)}</td>
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
                {item.filingUnitName ?? say(words.unfiled)}
              </td>
              <td>
                <StateChip of={reportStateChips[item.state]} />
              </td>
              <td className="day">{item.dueOn ? formatMediumDate(item.dueOn) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const fewOf = ([first, ...more]: string[]): string =>
  first === undefined ? '–' : more.length > 0 ? `${first} +${more.length}` : first;

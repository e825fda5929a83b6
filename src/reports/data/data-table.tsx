import type { DataFigures, DataReport } from '../../../domain/calls/data-report.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { formatNumber } from '../../ui/format.ts';
import { dataMessages } from './messages.ts';
import { sumWords } from './sum-words.ts';

/** All groups with their subtotals, and the total. */
export function DataTable({ resource, report }: { resource: Resource; report: DataReport }) {
  const { groups, measures, parts, total } = report;
  const figures = ({ count, sums }: DataFigures) => (
    <>
      <td className="number">{formatNumber(count)}</td>
      {measures.map(({ field }, at) => (
        <td key={field} className="number">
          {sumWords(resource, field, sums[at])}
        </td>
      ))}
    </>
  );
  return (
    <section className="card report-data-card" aria-label={translate(resource.label)}>
      <div className="report-scroll">
        <table className="report-table report-data">
          <thead>
            <tr>
              <th scope="col">{groups.map(({ label }) => label).join(' / ')}</th>
              <th scope="col" className="number">
                {translate(dataMessages.count)}
              </th>
              {measures.map(({ field, label }) => (
                <th key={field} scope="col" className="number">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {parts.map((part) => (
            <tbody key={part.key ?? ''}>
              <tr className={part.parts.length > 0 ? 'sum' : undefined}>
                <th scope="row">{part.label}</th>
                {figures(part)}
              </tr>
              {part.parts.map((inner) => (
                <tr key={inner.key ?? ''} className="inner">
                  <th scope="row">{inner.label}</th>
                  {figures(inner)}
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr className="sum">
              <th scope="row">{translate(dataMessages.total)}</th>
              {figures(total)}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

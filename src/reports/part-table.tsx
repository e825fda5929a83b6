import { durationWords } from '../../domain/reports/duration.ts';
import { translate } from '../../lib/language.ts';
import { formatNumber } from '../ui/format.ts';
import { messages } from './messages.ts';
import type { PartProps } from './part-props.ts';

/** The numbers behind a chart. */
export function PartTable({ first, time, counted, parts, late, onPick }: PartProps) {
  return (
    <div className="report-scroll">
      <table className="report-table small">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col" className="number">
              {counted}
            </th>
            {time && (
              <th scope="col" className="number">
                {time}, {translate(messages.median)}
              </th>
            )}
            {late && (
              <th scope="col" className="number">
                {translate(messages.late)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.key ?? 'none'}>
              <th scope="row">
                {onPick && part.count > 0 ? (
                  <button type="button" className="report-link" onClick={() => onPick(part)}>
                    {part.label}
                  </button>
                ) : (
                  part.label
                )}
              </th>
              <td className="number">{formatNumber(part.count)}</td>
              {time && <td className="number">{durationWords(part.median)}</td>}
              {late && <td className="number">{formatNumber(late.get(part.key) ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { styled } from '@mui/material/styles';
import { durationWords } from '../../domain/reports/duration.ts';
import { translate } from '../../lib/language.ts';
import { DataTable } from '../ui/data-table.ts';
import { formatNumber } from '../ui/format.ts';
import { messages } from './messages.ts';
import type { PartProps } from './part-props.ts';

/** The numbers behind a chart. */
export function PartTable({ first, time, counted, parts, late, onPick }: PartProps) {
  return (
    <div className="report-scroll">
      <SmallTable>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col" className="is-number">
              {counted}
            </th>
            {time && (
              <th scope="col" className="is-number">
                {time}, {translate(messages.median)}
              </th>
            )}
            {late && (
              <th scope="col" className="is-number">
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
              <td className="is-number">{formatNumber(part.count)}</td>
              {time && <td className="is-number">{durationWords(part.median)}</td>}
              {late && <td className="is-number">{formatNumber(late.get(part.key) ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </SmallTable>
    </div>
  );
}

const SmallTable = styled(DataTable)({
  '& thead th': { padding: '0 18px' },
  '& tbody td, & tbody th': { height: 34, padding: '3px 18px' },
  '@media (pointer: coarse)': { '& .report-link': { minHeight: 44 } },
});

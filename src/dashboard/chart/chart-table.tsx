import { styled } from '@mui/material/styles';
import { DataTable } from '../../ui/data-table.ts';
import { formatNumber } from '../../ui/format.ts';

type Props = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly [string, ...number[]])[];
};

/** The figures of a chart as a table. */
export function ChartTable({ caption, head, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="chart-table" tabIndex={0} aria-label={caption}>
      <Figures>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={head[at + 1]}>{formatNumber(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Figures>
    </section>
  );
}

const Figures = styled(DataTable)({
  fontSize: '0.75rem',
  lineHeight: '16px',
  '& thead th': { position: 'sticky', top: 0, height: 'auto', padding: '6px 4px' },
  '& tbody td, & tbody th': { height: 'auto', padding: '6px 4px', whiteSpace: 'nowrap' },
  '& tr > :not(:first-of-type), & tr > td': { textAlign: 'right' },
});

import { BarChart } from '@mui/x-charts/BarChart';
import { bucketLabel } from '../../domain/reports/period.ts';
import { useIsPhone } from '../shell/index.ts';
import { formatNumber } from '../ui/format.ts';
import type { PartProps } from './part-props.ts';

/** Share of a category left empty around its bar. */
const gap = 0.35;

/** Bars selected by pointer, or with the arrow keys and Enter. */
export default function PartChart({
  parts,
  counted,
  isTime = false,
  onPick,
  height,
}: PartProps & { height: number }) {
  const isPhone = useIsPhone();
  const labels = parts.map(({ key, label }) => (isTime && key ? bucketLabel(key, true) : label));
  const names = {
    scaleType: 'band' as const,
    // Index, not label: two parts may have the same name.
    data: parts.map((_, at) => at),
    valueFormatter: (at: number, { location }: { location: string }) =>
      (location === 'tooltip' ? parts[at]?.label : labels[at]) ?? '',
    // A year that has just begun is one month: a bar, not a wall.
    categoryGapRatio: isTime ? Math.max(gap, 1 - parts.length * (isPhone ? 0.2 : 0.08)) : gap,
    disableLine: true,
    disableTicks: true,
  };
  const counts = { tickMinStep: 1, disableLine: true, disableTicks: true, tickNumber: isPhone ? 3 : 5 };
  const values = { valueFormatter: (value: number | null) => formatNumber(value ?? 0) };
  return (
    <BarChart
      className="report-chart"
      height={height}
      layout={isTime ? 'vertical' : 'horizontal'}
      series={[
        {
          data: parts.map(({ count }) => count),
          label: counted,
          color: 'var(--accent)',
          valueFormatter: values.valueFormatter,
        },
      ]}
      xAxis={isTime ? [names] : [{ ...counts, ...values }]}
      yAxis={isTime ? [{ ...counts, ...values, width: 44 }] : [{ ...names, width: isPhone ? 116 : 190 }]}
      grid={isTime ? { horizontal: true } : { vertical: true }}
      borderRadius={3}
      hideLegend
      skipAnimation
      // Enter on a bar is nothing yet without it.
      experimentalFeatures={{ keyboardActivation: true }}
      margin={{ top: 8, right: 26, bottom: 0, left: 0 }}
      {...(onPick && {
        onItemClick: (_event, { dataIndex }) => {
          const part = parts[dataIndex];
          if (part && part.count > 0) onPick(part);
        },
      })}
    />
  );
}

import { useState } from 'react';
import type { DataReport } from '../../../domain/calls/data-report.ts';
import { translate } from '../../../lib/language.ts';
import { Choose } from '../choose.tsx';
import { PartCard } from '../part-card.tsx';
import { dataMessages } from './messages.ts';

/** Bars of the first grouping, by count or by a sum. */
export function DataChart({ report }: { report: DataReport }) {
  const { groups, measures, parts } = report;
  const [shown, setShown] = useState('');
  const at = measures.findIndex(({ field }) => field === shown);
  const [first] = groups;
  if (!first) return null;
  const isTime = first.by === 'month' && parts.every(({ key }) => key !== null);
  const counted = measures[at]?.label ?? translate(dataMessages.count);
  const bars = parts.map(({ key, label, count, sums }) => ({
    ...{ key, label, median: null },
    count: at < 0 ? count : Number(sums[at] ?? 0),
  }));
  return (
    <div className="report-parts">
      {measures.length > 0 && (
        <div className="report-filters wide">
          <Choose
            label={translate(dataMessages.chart)}
            value={at < 0 ? 'count' : shown}
            isRequired
            options={[
              { value: 'count', label: translate(dataMessages.count) },
              ...measures.map(({ field, label }) => ({ value: field, label })),
            ]}
            onChange={setShown}
          />
        </div>
      )}
      <PartCard
        size="wide"
        title={translate(dataMessages.by(first.label))}
        first={first.label}
        time={null}
        counted={counted}
        parts={isTime ? bars : bars.toSorted((one, other) => other.count - one.count)}
        isTime={isTime}
      />
    </div>
  );
}

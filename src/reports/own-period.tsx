import { useEffect, useId, useState } from 'react';
import { lengthOf, mostDays, type Period } from '../../domain/reports/period.ts';
import { translate } from '../../lib/language.ts';
import { DayField } from '../ui/pickers/index.ts';
import { messages } from './messages.ts';

/** Two dates; applied as soon as they form a period. */
export function OwnPeriod({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const id = useId();
  const [days, setDays] = useState<{ from: string | null; to: string | null }>(period);
  const { from, to } = period;
  useEffect(() => setDays({ from, to }), [from, to]);
  const fault = faultOf(days.from, days.to);
  const set = (change: Partial<typeof days>) => {
    const next = { ...days, ...change };
    setDays(next);
    const isChanged = next.from !== period.from || next.to !== period.to;
    if (next.from && next.to && !faultOf(next.from, next.to) && isChanged)
      onChange({ from: next.from, to: next.to });
  };
  const field = (name: 'from' | 'to') => (
    <div className="report-day">
      <span id={`${id}${name}`} className="sr-only">
        {translate(messages[name])}
      </span>
      <DayField
        input={{
          id: `${id}${name}-day`,
          'aria-labelledby': `${id}${name}`,
          'aria-invalid': fault !== null,
          ...(fault && { 'aria-describedby': `${id}fault` }),
        }}
        value={days[name]}
        onChange={(day) => set({ [name]: day })}
      />
    </div>
  );
  return (
    <div className="report-own-period">
      {field('from')}
      <span>{translate(messages.till)}</span>
      {field('to')}
      <span id={`${id}fault`} role="alert" className="report-fault">
        {fault}
      </span>
    </div>
  );
}

function faultOf(from: string | null, to: string | null): string | null {
  if (!from || !to) return null;
  if (from > to) return translate(messages.wrongOrder);
  return lengthOf({ from, to }) > mostDays ? translate(messages.tooLong) : null;
}

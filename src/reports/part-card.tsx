import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ChartColumn from 'lucide-react/icons/chart-column';
import Table from 'lucide-react/icons/table-2';
import { lazy, Suspense, useId, useState } from 'react';
import { translate } from '../../lib/language.ts';
import { messages } from './messages.ts';
import type { PartProps } from './part-props.ts';
import { PartTable } from './part-table.tsx';

const PartChart = lazy(() => import('./part-chart.tsx'));

/** Limit of distinguishable bars; the table has all. */
const mostBars = 10;

export function PartCard({
  title,
  size,
  ...rest
}: PartProps & { title: string; size?: 'wide' | 'tall' | undefined }) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const { parts, isTime } = rest;
  const shown = isTime ? parts : parts.slice(0, mostBars);
  const Icon = isTable ? ChartColumn : Table;
  return (
    <section className={`card report-part ${size ?? ''}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button
          variant="text"
          size="small"
          startIcon={<Icon size={15} strokeWidth={1.6} aria-hidden />}
          onClick={() => setTable(!isTable)}
          aria-describedby={id}
        >
          {isTable ? translate(messages.asChart) : translate(messages.asTable)}
        </Button>
      </header>
      {isTable ? (
        <PartTable {...rest} />
      ) : (
        <Suspense
          fallback={<Skeleton variant="rounded" height={heightOf(shown.length, isTime)} animation={false} />}
        >
          <PartChart {...rest} parts={shown} height={heightOf(shown.length, isTime)} />
        </Suspense>
      )}
      {!isTable && parts.length > shown.length && (
        <p className="report-more">{translate(messages.mostOf(shown.length, parts.length))}</p>
      )}
    </section>
  );
}

const heightOf = (count: number, isTime = false): number => (isTime ? 240 : Math.max(96, count * 34 + 40));

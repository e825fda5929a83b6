import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { formatNumber } from '../shell/index.ts';

/** GET /dashboard/api/Ringkasan: one figure each. */
type Summary = { key: string; label: string; value: number; hint?: string | null; href?: string | null };

/** The day in figures, each with where to go on. A server without them leaves the place empty. */
export function Figures() {
  const { summaries } = useNaskah();
  const { data, isPending } = useQuery({
    queryKey: ['summaries'],
    queryFn: ({ signal }) => summaries<Summary>({ signal }),
  });
  if (!isPending && !data?.length) return null;
  return (
    <section className="figures" aria-label="Ringkasan" aria-busy={isPending}>
      {isPending
        ? ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <div key={key} className="figure">
              <i />
            </div>
          ))
        : data?.map((summary) => <Figure key={summary.key} summary={summary} />)}
    </section>
  );
}

function Figure({ summary: { label, value, hint, href } }: { summary: Summary }) {
  const content = (
    <>
      <span className="figure-label">{label}</span>
      <b>{formatNumber(value)}</b>
      {hint && <span className="figure-hint">{hint}</span>}
    </>
  );
  return href ? (
    <LinkBase className="figure" to={href}>
      {content}
    </LinkBase>
  ) : (
    <div className="figure">{content}</div>
  );
}

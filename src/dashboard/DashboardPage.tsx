import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useNaskah } from '../../dataProvider/index.ts';
import { formatDate, PageHeader } from '../shell/index.ts';
import { useSigned } from '../shell/viewer.ts';
import { TaskList } from './TaskList.tsx';

/** GET /dashboard/api/Ringkasan: one figure each. */
type Summary = { key: string; label: string; value: number; hint?: string | null; href?: string | null };

/** `/`: what waits for the signed-in person. */
export default function DashboardPage() {
  const naskah = useNaskah();
  const signed = useSigned();
  const summaries = useQuery({
    queryKey: ['summaries'],
    queryFn: ({ signal }) => naskah.summaries<Summary>({ signal }),
  });
  const name = signed.data?.user.personName.split(' ')[0] ?? '';
  return (
    <>
      <PageHeader title={`${greeting()}, ${name}`} text={formatDate(Date.now())} />
      <section className="figures" aria-label="Ringkasan">
        {(summaries.data ?? []).map((summary) => (
          <Figure key={summary.key} summary={summary} />
        ))}
        {summaries.isPending &&
          [1, 2, 3, 4].map((at) => <div key={at} className="figure" aria-hidden="true" />)}
      </section>
      <TaskList />
    </>
  );
}

function Figure({ summary: { label, value, hint, href } }: { summary: Summary }) {
  const content = (
    <>
      <span className="figure-label">{label}</span>
      <b>{value.toLocaleString('id-ID')}</b>
      <span className="figure-hint">{hint}</span>
    </>
  );
  return href ? (
    <Link className="figure" to={href}>
      {content}
    </Link>
  ) : (
    <div className="figure">{content}</div>
  );
}

/** By the clock in Western Indonesia. */
function greeting(): string {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Jakarta' }).format(),
  );
  if (hour < 11) return 'Selamat pagi';
  if (hour < 15) return 'Selamat siang';
  return hour < 18 ? 'Selamat sore' : 'Selamat malam';
}

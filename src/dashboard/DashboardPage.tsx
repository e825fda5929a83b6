import { useQuery } from '@tanstack/react-query';
import { actsFor } from '../../authProvider/index.ts';
import { useNaskah } from '../../dataProvider/index.ts';
import { PageHeader, useSigned } from '../shell/index.ts';
import { Figures } from './Figures.tsx';
import { greetingAt, longDayOf } from './greeting.ts';
import { TaskList } from './TaskList.tsx';

/** `/`: what waits for the signed-in person. */
export default function DashboardPage() {
  const { listTask } = useNaskah();
  const signed = useSigned();
  const tasks = useQuery({
    queryKey: ['letters', 'task', 'first'],
    queryFn: ({ signal }) => listTask({ page: 1, perPage: 7, signal }),
  });
  const now = new Date();
  const official = actsFor(signed.data?.role);
  const first = signed.data?.user.personName.split(' ')[0] ?? '';
  return (
    <>
      <PageHeader
        title={`${greetingAt(now)}, ${first}`}
        text={`${longDayOf(now)}. ${work(tasks.data?.totalCount, official)}`}
      />
      <Figures />
      <TaskList tasks={tasks} official={official} />
    </>
  );
}

/** Whose work it is: what waits at somebody else's desk does not wait for who acts there (SPEC B2). */
function work(count: number | undefined, official: string | null): string {
  if (count === undefined) return '';
  const whom = official === null ? 'Anda' : official || 'pemangku jabatan';
  return count === 0
    ? `Tidak ada tugas yang menunggu ${whom}.`
    : `${count.toLocaleString('id-ID')} tugas menunggu ${whom}.`;
}

import { useQuery } from '@tanstack/react-query';
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
  const first = signed.data?.user.personName.split(' ')[0] ?? '';
  return (
    <>
      <PageHeader
        title={`${greetingAt(now)}, ${first}`}
        text={`${longDayOf(now)}. ${work(tasks.data?.totalCount)}`}
      />
      <Figures />
      <TaskList tasks={tasks} />
    </>
  );
}

function work(count: number | undefined): string {
  if (count === undefined) return '';
  return count === 0
    ? 'Tidak ada tugas yang menunggu Anda.'
    : `${count.toLocaleString('id-ID')} tugas menunggu Anda.`;
}

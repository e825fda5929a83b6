import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useNaskah } from '../../dataProvider/index.ts';
import type { Tone } from '../../resources/declare.ts';
import { type Task, type TaskKind, taskKindLabels } from '../../resources/naskah-dinas/letter.ts';
import { EmptyState, formatShortDate, SoftChip } from '../shell/index.ts';

const tones: Partial<Record<TaskKind, Tone>> = { review: 'warn', sign: 'accent', revision: 'danger' };

/** The first tasks that wait for the person's post. */
export function TaskList() {
  const naskah = useNaskah();
  const { data, isPending, error } = useQuery({
    queryKey: ['tasks', 'first'],
    queryFn: ({ signal }) => naskah.listTask({ page: 1, perPage: 7, signal }),
  });
  if (error) return null;
  return (
    <section className="card tasks" aria-labelledby="tugas-anda">
      <header>
        <h2 id="tugas-anda">Tugas Anda</h2>
        {data && data.totalCount > 0 && <SoftChip>{data.totalCount}</SoftChip>}
        <span className="grow" />
        <Link to="/naskah-dinas/tugas">Lihat semua</Link>
      </header>
      {!isPending && data?.items.length === 0 && <EmptyState title="Tidak ada tugas yang menunggu Anda" />}
      <ul>
        {data?.items.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
    </section>
  );
}

const TaskRow = ({ task }: { task: Task }) => (
  <li>
    <Link to={`/naskah-dinas/tugas/${task.kind}/${task.id}`}>
      <span className="task-kind">
        <SoftChip tone={tones[task.kind]}>{taskKindLabels[task.kind]}</SoftChip>
      </span>
      <span className="task-words">
        <b>{task.subject}</b>
        <small>{task.fromPositionName}</small>
      </span>
      <small>{formatShortDate(task.createdAt)}</small>
      {task.dueAt && <Due at={task.dueAt} />}
    </Link>
  </li>
);

function Due({ at }: { at: string }) {
  const days = Math.ceil((new Date(at).getTime() - Date.now()) / 86_400_000);
  if (days < 0) return <small className="late">Terlambat</small>;
  return (
    <small className={days <= 1 ? 'late' : undefined}>{days === 0 ? 'Hari ini' : formatShortDate(at)}</small>
  );
}

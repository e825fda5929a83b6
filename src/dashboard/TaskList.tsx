import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import type { Tone } from '../../resources/declare.ts';
import { type Task, type TaskKind, taskKindLabels } from '../../resources/naskah-dinas/letter.ts';
import { EmptyState, formatNumber, formatShortDate, SoftChip } from '../shell/index.ts';
import { daysUntil } from './greeting.ts';

const tones: Partial<Record<TaskKind, Tone>> = { review: 'warn', sign: 'accent', revision: 'danger' };

type Props = { tasks: UseQueryResult<{ items: Task[]; totalCount: number }> };

/** The first tasks that wait for the person's post. */
export function TaskList({ tasks: { data, isPending, error, refetch } }: Props) {
  return (
    <section className="card tasks" aria-labelledby="tugas-anda" aria-busy={isPending}>
      <header>
        <h2 id="tugas-anda">Tugas Anda</h2>
        {data && data.totalCount > 0 && <SoftChip>{formatNumber(data.totalCount)}</SoftChip>}
        <span className="grow" />
        <Button variant="text" component={LinkBase} to="/naskah-dinas/tugas">
          Lihat semua
        </Button>
      </header>
      {isPending && (
        <div className="bars">
          <i />
          <i />
          <i />
        </div>
      )}
      {error && !data && (
        <EmptyState
          title="Tugas belum dapat dimuat"
          action={<Button onClick={() => void refetch()}>Coba lagi</Button>}
        />
      )}
      {data?.items.length === 0 && <EmptyState title="Tidak ada tugas yang menunggu Anda" />}
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
    <LinkBase to={`/naskah-dinas/tugas/${task.kind}/${task.letterId}`}>
      <span>
        <SoftChip tone={tones[task.kind]}>{taskKindLabels[task.kind]}</SoftChip>
      </span>
      <span className="task-words">
        <b title={task.subject}>{task.subject}</b>
        <small>{task.fromPositionName || task.fromName}</small>
      </span>
      <small>{formatShortDate(task.createdAt)}</small>
      {task.dueAt && <Due at={new Date(task.dueAt)} />}
    </LinkBase>
  </li>
);

function Due({ at }: { at: Date }) {
  const days = daysUntil(at, new Date());
  const words = days < 0 ? 'Terlambat' : days === 0 ? 'Hari ini' : formatShortDate(at);
  return <small className={days <= 0 ? 'due late' : 'due'}>{words}</small>;
}

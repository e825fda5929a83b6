import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { letterName } from '../../domain/letters/letter-name.ts';
import { type Task, taskKindMessages } from '../../domain/letters/letter-rows.ts';
import { taskKindTones } from '../../domain/letters/tones.ts';
import { translate } from '../../lib/language.ts';
import { pressure, untilWords } from '../letters/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatNumber, formatShortDate } from '../ui/format.ts';
import { SoftChip } from '../ui/soft-chip.tsx';
import { messages } from './messages.ts';

type Props = {
  tasks: UseQueryResult<{ items: Task[]; totalCount: number }>;
  /** The official for whom the user acts; null in the user's own role. */
  official: string | null;
};

/** The first tasks that wait for the person's post. */
export function TaskList({ tasks: { data, isPending, error, refetch }, official }: Props) {
  return (
    <section className="card tasks" aria-labelledby="tugas-anda" aria-busy={isPending}>
      <header>
        <h2 id="tugas-anda">
          {translate(official === null ? messages.yourTasks : messages.tasksOf(official))}
        </h2>
        {data && data.totalCount > 0 && <SoftChip>{formatNumber(data.totalCount)}</SoftChip>}
        <span className="grow" />
        <Button variant="text" component={LinkBase} to="/naskah-dinas/tugas">
          {translate(messages.seeAll)}
        </Button>
      </header>
      {isPending && (
        <div className="bars">
          <i />
          <i />
          <i />
        </div>
      )}
      {error && !data && <EmptyState title={translate(messages.tasksFailed)} onRetry={refetch} />}
      {data?.items.length === 0 && (
        <EmptyState title={translate(official === null ? messages.noTasksForYou : messages.noTasks)} />
      )}
      <ul>
        {data?.items.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
    </section>
  );
}

function TaskRow({ task }: { task: Task }) {
  return (
    <li>
      <LinkBase to={`/naskah-dinas/tugas/${task.kind}/${task.dispositionId ?? task.letterId}`}>
        <span>
          <SoftChip tone={taskKindTones[task.kind]}>{translate(taskKindMessages[task.kind])}</SoftChip>
        </span>
        <span className="task-words">
          <b title={task.subject}>{letterName(task)}</b>
          <small>{task.fromPositionName || task.fromName}</small>
        </span>
        <small>
          <span className="task-day">{translate(messages.came)} </span>
          {formatShortDate(task.createdAt)}
        </small>
        {task.dueAt && <small className={`due ${pressure(task.dueAt)}`}>{untilWords(task.dueAt)}</small>}
      </LinkBase>
    </li>
  );
}

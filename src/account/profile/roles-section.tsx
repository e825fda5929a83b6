import Button from '@mui/material/Button';
import { orderRoles, type RoleEntry } from '../../../authProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Signed } from '../../shell/index.ts';
import { formatBadge } from '../../ui/format.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { entryTitle, entryWords } from '../entry-words.ts';
import { menuMessages } from '../menu-messages.ts';
import { messages } from '../messages.ts';
import { Row } from '../parts/row.tsx';
import { useEntryCounts } from '../use-entry-counts.ts';
import { useSwitchRole } from '../use-switch-role.ts';

/** Everything the person may act as; the active entry first (SPEC A4). */
export default function RolesSection({ signed }: { signed: Signed }) {
  const { user, role } = signed;
  const counts = useEntryCounts(signed);
  const tasksOf = (id: string) => counts.find((count) => count.id === id)?.taskCount ?? 0;
  return (
    <ul className="account-rows">
      {orderRoles(user.listRoles ?? [], role?.id).map((entry) => (
        <li key={entry.id}>
          <Role entry={entry} tasks={tasksOf(entry.id)} isActive={entry.id === role?.id} />
        </li>
      ))}
    </ul>
  );
}

function Role({ entry, tasks, isActive }: { entry: RoleEntry; tasks: number; isActive: boolean }) {
  const switchTo = useSwitchRole();
  const acting = entryWords(entry, tasks > 0 ? translate(menuMessages.tasks(formatBadge(tasks))) : undefined);
  return (
    <Row
      title={entryTitle(entry)}
      text={acting}
      chip={isActive && <SoftChip tone="accent">{translate(messages.active)}</SoftChip>}
      action={
        !isActive && (
          <Button
            aria-label={translate(messages.roleUsed([entryTitle(entry), acting].filter(Boolean).join(', ')))}
            onClick={() => void switchTo(entry.id)}
          >
            {translate(messages.use)}
          </Button>
        )
      }
    />
  );
}

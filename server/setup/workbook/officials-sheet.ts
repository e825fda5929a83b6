import { sql } from 'drizzle-orm';
import { retentionPrivileges } from '../../../domain/archive/retention-parties.ts';
import { translate } from '../../../lib/language.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import type { Executor } from '../../db/executor.ts';
import { type FileCell, textOfCell } from '../../kinds/index.ts';
import type { BookSheet, Draft, SheetRows } from '../../transfer/index.ts';
import { cellsIn } from '../../transfer/index.ts';

const task = 'Tugas';
const who = 'NPP';
export const officialsName = 'Pejabat retensi';

/** Retention's tasks with the roles that give them, by code and id. */
export type TaskRoles = ReadonlyMap<string, { id: string; code: string }>;

/** The most specific role of each task: the one that opens least beside it, never an administrator's. */
export async function readTaskRoles(executor: Executor): Promise<TaskRoles> {
  const roles = new Map<string, { id: string; code: string }>();
  for (const { path, label } of retentionPrivileges) {
    const { rows } = await executor.execute<{ id: string; code: string }>(sql`
      select id, code from role where is_active and ${path} = any(privileged_list)
        and not '/manajemen-user/user' = any(privileged_list)
      order by cardinality(privileged_list), code limit 1`);
    const [role] = rows;
    if (role) roles.set(label.id.toLowerCase(), role);
  }
  return roles;
}

/** Who approves and witnesses what becomes of records; they get the task's role beside their own. */
export const officialsSheet = (roles: TaskRoles): BookSheet => ({
  name: officialsName,
  columns: [
    {
      heading: task,
      hint: 'Salah satu pilihan. Satu baris untuk tiap orang.',
      example: retentionPrivileges[0].label.id,
      isRequired: true,
      values: retentionPrivileges.map(({ label }) => label.id),
      width: 34,
    },
    {
      heading: who,
      hint: 'NPP seseorang di lembar Orang',
      example: '10021',
      isRequired: true,
      codesOf: 'Orang',
    },
  ],
  targets: [
    {
      resource: user,
      key: 'npp',
      changesOnly: true,
      fields: { npp: { heading: who, cell: (cells) => cells(who) } },
      faults: (rows, cellsOf) =>
        rows.flatMap((row) => {
          const value = textOfCell(cellsOf(row)(task));
          const isTask = retentionPrivileges.some(
            ({ label }) => label.id.toLowerCase() === value.toLowerCase(),
          );
          if (isTask && roles.has(value.toLowerCase())) return [];
          const reason = translate(isTask ? noRole : noTask);
          return [{ row: row[0], heading: task, value, reason }];
        }),
      // The roles come with the person's own row (withTaskRoles), so that neither takes away what the other gives.
    },
  ],
  stored: async (executor) => {
    const rows: FileCell[][] = [];
    for (const { label } of retentionPrivileges) {
      const role = roles.get(label.id.toLowerCase());
      if (!role) continue;
      const found = await executor.execute<{ npp: string }>(sql`
        select npp from "user" where is_active and ${role.id}::uuid = any(role_ids) order by npp`);
      rows.push(...found.rows.map(({ npp }): FileCell[] => [label.id, npp]));
    }
    return rows;
  },
});

const noRole = {
  id: 'Belum ada peran dengan tugas ini. Pakai peran dari paket awal lebih dahulu.',
  en: 'There is no role with this task yet. Use the roles of the starter set first.',
};
const noTask = {
  id: `Isi salah satu: ${retentionPrivileges.map(({ label }) => label.id).join(', ')}.`,
  en: `Enter one of: ${retentionPrivileges.map(({ label }) => label.id).join(', ')}.`,
};

/** Adds to people the roles of their tasks in retention. */
export function withTaskRoles(roles: TaskRoles, given: SheetRows | undefined) {
  const tasks = new Map<string, string[]>();
  const cellsOf = given && cellsIn(given);
  for (const row of given?.rows ?? []) {
    const cells = cellsOf?.(row);
    const role = roles.get(textOfCell(cells?.(task)).toLowerCase());
    const npp = textOfCell(cells?.(who)).toLowerCase();
    if (role) tasks.set(npp, [...(tasks.get(npp) ?? []), role.id]);
  }
  return async (_executor: Executor, drafts: readonly Draft[]): Promise<void> => {
    for (const { values } of drafts) {
      const more = tasks.get(String(values.npp ?? '').toLowerCase()) ?? [];
      if (Array.isArray(values.roleIds)) values.roleIds = [...new Set([...values.roleIds, ...more])];
    }
  };
}

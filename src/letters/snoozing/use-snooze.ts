import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { createSnoozeVerbs } from '../../../dataProvider/snoozing.ts';
import { useStable } from '../../ui/use-stable.ts';
import { keys, refreshCounters } from '../cache.ts';
import type { Snoozed } from './snoozed.ts';

/**
 * Puts off until a moment, or brings back without one.
 * @returns those for which it was done: some may be decided, or somebody else's, meanwhile
 * @throws HttpError when it was done for none
 */
export function useSnooze(): (what: Snoozed, until: string | null) => Promise<Snoozed['rows']> {
  const { snooze } = createSnoozeVerbs(useNaskah());
  const client = useQueryClient();
  return useStable(async ({ of, rows }: Snoozed, until: string | null) => {
    const outcomes = await snooze({ of, ids: rows.map(({ id }) => id), until });
    refreshCounters(client);
    const lists =
      of === 'inbox'
        ? [keys.inboxes, keys.inboxCounts, ['letters', 'inbox-item']]
        : [keys.tasks, keys.taskCounts, keys.dispositions];
    for (const queryKey of lists) void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['summaries'] });
    const refused = outcomes.find(({ ok }) => !ok);
    if (refused && outcomes.every(({ ok }) => !ok))
      throw new HttpError(refused.message, refused.statusCode, {});
    const done = new Set(outcomes.flatMap(({ id, ok }) => (ok ? [id] : [])));
    return rows.filter(({ id }) => done.has(id.toLowerCase()));
  });
}

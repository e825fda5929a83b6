import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import { keys, refreshCounters } from '../cache.ts';
import type { Snoozed } from './use-snoozing.tsx';

/**
 * Puts inbox items or tasks off, or brings them back, and refetches their lists.
 * @param until moment, ISO; null brings them back
 * @throws HttpError the first refusal, where all were refused
 */
export async function putOff(
  snooze: NaskahDataProvider['snooze'],
  client: QueryClient,
  { of, ids }: Snoozed,
  until: string | null,
): Promise<void> {
  const outcomes = await snooze({ of, ids, until });
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
}

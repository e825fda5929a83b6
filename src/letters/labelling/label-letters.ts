import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { keys } from '../cache.ts';
import { patchInbox } from '../inbox/patch-inbox.ts';
import { paneMessages } from '../pane-messages.ts';
import { type LabelChange, labelsAfter } from './labels-after.ts';

/**
 * Labels letters: one letter in one call, several in one call each to add and to remove.
 * @throws HttpError 409 with how many were refused, and why the first
 */
export async function labelLetters(
  { labelLetter, bulkInbox }: Pick<NaskahDataProvider, 'labelLetter' | 'bulkInbox'>,
  client: QueryClient,
  items: readonly InboxItem[],
  change: LabelChange,
): Promise<void> {
  const { add, remove } = change;
  if (add.length + remove.length === 0) return;
  const after = ({ labels }: InboxItem) => labelsAfter(labels, change);
  const refused = new Map<string, string>();
  const [first] = items;
  if (items.length === 1 && first)
    await labelLetter(
      first.letterId,
      after(first).map(({ id }) => id),
    );
  else {
    const ids = items.map(({ id }) => id);
    const outcomes = [
      ...(add.length > 0 ? await bulkInbox({ ids, verb: 'label', labelIds: add }) : []),
      ...(remove.length > 0 ? await bulkInbox({ ids, verb: 'unlabel', labelIds: remove }) : []),
    ];
    for (const one of outcomes) if (!one.ok) refused.set(one.id, one.message);
  }
  for (const item of items) if (!refused.has(item.id)) patchInbox(client, item, { labels: after(item) });
  await client.invalidateQueries({ queryKey: keys.inboxes });
  if (refused.size > 0)
    throw new HttpError(
      translate(paneMessages.unchanged(refused.size, [...refused.values()][0] ?? '')),
      409,
      {},
    );
}

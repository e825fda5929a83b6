import type { AnswerOf, ReadBody } from '../../../domain/calls/define-call.ts';
import { type MailboxCalls, whyHandedBack } from '../../../domain/calls/letters/mailbox.ts';
import type { InboxOutcome, InboxVerb } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../http/index.ts';
import { closingOf } from '../dispositions/close-with-item.ts';
import { addLabels, refuseUnseen, removeLabels, unique } from '../labelling/label-letter.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { closeInboxItem, reopenInboxItem } from './close-inbox-item.ts';
import { findInboxItem } from './find-inbox-item.ts';
import { readInboxItem, unreadInboxItem } from './read-inbox-item.ts';
import { handBackInboxItem, takeInboxItem } from './take-inbox-item.ts';

type Options = {
  labels: readonly string[];
  closing: { force: boolean; reason: string | null };
  /** With what is handed back. */
  note: string;
};
type Handle = (deps: Deps, actor: Actor, id: string, options: Options) => Promise<void>;
const handles: Record<InboxVerb, Handle> = {
  read: (deps, actor, id) => readInboxItem(deps, actor, id),
  unread: (deps, actor, id) => unreadInboxItem(deps, actor, id),
  close: (deps, actor, id, { closing }) => closeInboxItem(deps, actor, id, () => closing),
  reopen: (deps, actor, id) => reopenInboxItem(deps, actor, id),
  take: (deps, actor, id) => takeInboxItem(deps, actor, id),
  'hand-back': (deps, actor, id, { note }) => handBackInboxItem(deps, actor, id, () => ({ note })),
  label: async ({ db }, actor, id, { labels }) => {
    const { letterId } = await findInboxItem(db, actor, id);
    await db.transaction(async (tx) => {
      const added = await addLabels(tx, letterId, labels);
      if (added.length === 0) return;
      await recordAudit(tx, {
        actor,
        action: 'label',
        resource: 'letter',
        recordId: letterId,
        after: { added, removed: [] },
      });
    });
  },
  unlabel: async ({ db }, actor, id, { labels }) => {
    const { letterId } = await findInboxItem(db, actor, id);
    await db.transaction(async (tx) => {
      const removed = await removeLabels(tx, letterId, labels);
      if (removed.length === 0) return;
      await recordAudit(tx, {
        actor,
        action: 'label',
        resource: 'letter',
        recordId: letterId,
        after: { added: [], removed },
      });
    });
  },
};

/**
 * POST /letter/api/Inbox/bulk: runs the single call's use case per item; a refusal does not stop the others.
 * @param log receives faults that are not refusals
 * @throws Refusal 403 without the inbox; 422 more than 100, an unknown verb, labels that are not the reader's,
 * closing by force or handing back without a reason
 */
export async function bulkInbox(
  deps: Deps,
  actor: Actor,
  body: ReadBody<MailboxCalls['bulk']>,
  log: (fault: unknown) => void,
): Promise<AnswerOf<MailboxCalls['bulk']>> {
  assertMayOpen(actor, '/naskah-dinas/inbox');
  const { ids, verb, labelIds: given, force, reason } = body();
  const closing = closingOf({ force: force ?? false, reason });
  const labels = unique(given ?? []);
  if (verb === 'hand-back' && !reason) throw invalid({ reason: [translate(whyHandedBack)] });
  if (verb === 'label' || verb === 'unlabel') {
    if (labels.length === 0)
      throw invalid({ labelIds: [translate({ id: 'Pilih label.', en: 'Choose a label.' })] });
    await refuseUnseen(deps.db, actor, labels);
  }
  const items: InboxOutcome[] = [];
  for (const id of unique(ids)) {
    try {
      await handles[verb](deps, actor, id, { labels, closing, note: reason ?? '' });
      items.push({ id, ok: true, statusCode: 200, message: 'Tersimpan' });
    } catch (failure) {
      if (failure instanceof Refusal) {
        const { statusCode, message } = failure;
        items.push({ id, ok: false, statusCode, message, ...openDispositionsOf(failure) });
        continue;
      }
      // An unexpected fault keeps and reports the earlier outcomes.
      log(failure);
      items.push({
        id,
        ok: false,
        statusCode: 500,
        message: translate({
          id: 'Terjadi kesalahan di server. Coba lagi.',
          en: 'The server failed. Try again.',
        }),
      });
    }
  }
  return { items, totalCount: items.length };
}

/** What close-with-item.ts says with its refusal. */
function openDispositionsOf({ data }: Refusal): { openDispositions?: number } {
  const open =
    typeof data === 'object' && data !== null && 'openDispositions' in data && data.openDispositions;
  return typeof open === 'number' ? { openDispositions: open } : {};
}

import type { useNotify } from 'react-admin';
import type { InboxOutcome } from '../../../../domain/letters/letter-rows.ts';
import { translate } from '../../../../lib/language.ts';
import { paneMessages } from '../../pane-messages.ts';

/** Says how many letters of a bulk call were refused, and why the first; those held by dispositions are asked about. */
export function tellRefused(notify: ReturnType<typeof useNotify>, outcomes: readonly InboxOutcome[]): void {
  const refused = outcomes.filter((one) => !one.ok && !one.openDispositions);
  if (refused[0])
    notify(translate(paneMessages.unchanged(refused.length, refused[0].message)), { type: 'warning' });
}

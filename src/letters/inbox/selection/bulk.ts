import type { InboxItem, InboxVerb } from '../../../../domain/letters/letter-rows.ts';

export type BulkVerb = Exclude<InboxVerb, 'label' | 'unlabel' | 'take' | 'hand-back'>;

/** Items not closed for their open dispositions, and the total of these. */
export type Held = { items: InboxItem[]; dispositions: number };

import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';

/** The open letter, and which of this post's items it is (null when it is none). */
export type ActionContext = { letter: Letter; item: InboxItem | null };

/**
 * One thing that can be done with a received letter. It is offered only where the server would let it through
 * (`letter.can`), has a button in the bar and, if it says so, a key; its dialog is fetched when it is opened.
 */
export type InboxAction = {
  id: string;
  /** The verb on the button and in the list of keys. */
  words: string;
  icon: LucideIcon;
  key?: string;
  /** `tool` is an icon with a tooltip behind the line; otherwise a button with its verb. */
  place?: 'main' | 'tool';
  /** The likely next step: the one filled button of the bar. */
  isPrimary?: boolean;
  isOffered: (context: ActionContext) => boolean;
} & (
  | { to: (context: ActionContext) => string }
  | { dialog: ComponentType<ActionContext & { onClose: () => void }> }
);

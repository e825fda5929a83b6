import type { LucideIcon } from 'lucide-react';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import type { Message } from '../../../lib/language.ts';
import type { LazyPart } from '../../shell/index.ts';

/** The open letter, and the post's inbox item for it (null when none). */
export type ActionContext = { letter: Letter; item: InboxItem | null };

/**
 * An action on a received letter: offered only where the server allows it (`letter.can`), as a button and
 * optionally a key. Its dialog is loaded with the letter.
 */
export type InboxAction = {
  id: string;
  /** The verb on the button and in the list of keys. */
  message: Message;
  icon: LucideIcon;
  key?: string;
  /** `tool` is an icon with a tooltip after the divider; `main` a button with its verb. */
  place?: 'main' | 'tool';
  /** The likely next step: the one filled button of the bar. */
  isPrimary?: boolean;
  isOffered: (context: ActionContext) => boolean;
} & (
  | { to: (context: ActionContext) => string }
  | { dialog: LazyPart<ActionContext & { onClose: () => void }> }
  /** Stands beside the letter. */
  | { panel: LazyPart<ActionContext & { onNext?: (() => void) | undefined; onClose: () => void }> }
);

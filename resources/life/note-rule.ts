import { visible } from '../../lib/blank-text.ts';
import type { Message } from '../../lib/language.ts';
import type { Life } from './life.ts';

/** Whether an event carries a message of the conversation. */
export const isMessage = ({ conversation }: Pick<Life, 'conversation'>, event: string): boolean =>
  conversation?.messages.includes(event) === true;

/** What is said of a note that an event requires and that says too little; the same in the form and on the server. */
export function missingNote(life: Life, event: string, note: string): Message | undefined {
  if (life.events[event]?.note !== 'required') return undefined;
  const isSaid = isMessage(life, event);
  if (visible(note).length >= (isSaid ? 1 : 3)) return undefined;
  return isSaid ? noMessage : noReason;
}

const noReason = { id: 'Isi alasannya.', en: 'Enter the reason.' };
const noMessage = { id: 'Tulis pesannya.', en: 'Write the message.' };

import { useNotify } from 'react-admin';
import { type Message, translate } from '../../lib/language.ts';

export const copyMessages = {
  copy: { id: 'Salin', en: 'Copy' },
  copied: { id: 'Disalin', en: 'Copied' },
  notCopied: {
    id: 'Belum tersalin. Pilih lalu salin sendiri.',
    en: 'Not copied. Select it and copy it yourself.',
  },
} satisfies Record<string, Message>;

/**
 * Copies a text and notifies; where the browser refuses, explains how to copy it.
 * @param copied names what was copied
 */
export function useCopy(copied: Message = copyMessages.copied): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(translate(copied), { type: 'success' });
    } catch {
      notify(translate(copyMessages.notCopied), { type: 'warning' });
    }
  };
}

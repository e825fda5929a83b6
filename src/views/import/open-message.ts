import type { Message } from '../../../lib/language.ts';

/** Apart from the dialog's own messages: every list has it. */
export const openImport: Message = { id: 'Impor', en: 'Import' };

import type { Words } from '../../../lib/language.ts';

/** What can be done with a received letter. */
export const actionWords = {
  dispose: { id: 'Disposisi', en: 'Disposition' },
  respond: { id: 'Tanggapi', en: 'Respond' },
  forward: { id: 'Teruskan', en: 'Forward' },
  file: { id: 'Berkaskan', en: 'File' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;

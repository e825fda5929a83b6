import type { Words } from '../../../lib/language.ts';

export const actionWords = {
  dispose: { id: 'Disposisi', en: 'Disposition' },
  respond: { id: 'Tanggapi', en: 'Respond' },
  forward: { id: 'Teruskan', en: 'Forward' },
  file: { id: 'Berkaskan', en: 'File' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;

import type { Words } from '../../../lib/language.ts';

export const responseWords = {
  respondsTo: { id: 'Menanggapi', en: 'In response to' },
  responses: { id: 'Tanggapan', en: 'Responses' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;

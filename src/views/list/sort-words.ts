import type { Words } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';

export const sortWords = {
  sort: { id: 'Urutkan', en: 'Sort' },
  sortedBy: (label: string): Words => ({ id: `Urutkan: ${label}`, en: `Sort: ${label}` }),
  by: { id: 'Menurut', en: 'By' },
  direction: { id: 'Arah', en: 'Direction' },
} satisfies Record<string, Words | ((label: string) => Words)>;

export function directionWords({ kind }: Field): { ASC: Words; DESC: Words } {
  if (kind === 'date')
    return {
      ASC: { id: 'Terlama dahulu', en: 'Oldest first' },
      DESC: { id: 'Terbaru dahulu', en: 'Newest first' },
    };
  if (kind === 'integer')
    return {
      ASC: { id: 'Terkecil dahulu', en: 'Smallest first' },
      DESC: { id: 'Terbesar dahulu', en: 'Largest first' },
    };
  if (kind === 'text' || kind === 'reference')
    return { ASC: { id: 'A ke Z', en: 'A to Z' }, DESC: { id: 'Z ke A', en: 'Z to A' } };
  return { ASC: { id: 'Naik', en: 'Ascending' }, DESC: { id: 'Turun', en: 'Descending' } };
}

import type { Message } from '../../lib/language.ts';

/** "5 tahun" without its unit: cells of a file may repeat it. */
export const withoutUnit = (text: string, unit?: Message): string =>
  unit && text.toLowerCase().endsWith(unit.id.toLowerCase()) ? text.slice(0, -unit.id.length).trim() : text;

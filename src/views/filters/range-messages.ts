import type { Message } from '../../../lib/language.ts';

export const rangeMessages = {
  from: { id: 'Dari', en: 'From' },
  to: { id: 'Sampai', en: 'To' },
  apply: { id: 'Terapkan', en: 'Apply' },
  clear: { id: 'Kosongkan', en: 'Clear' },
  fromOn: (value: string): Message => ({ id: `mulai ${value}`, en: `from ${value}` }),
  upTo: (value: string): Message => ({ id: `sampai ${value}`, en: `up to ${value}` }),
};

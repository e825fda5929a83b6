import { archive } from '../../resources/dokumen/arsip.ts';
import { letterStateLabels } from '../../resources/naskah-dinas/letter.ts';

/** What the states of everything that can be found are called. */
export const stateWords: Readonly<Record<string, string>> = {
  ...letterStateLabels,
  ...Object.fromEntries(archive.fields.status.choices.map(({ value, label }) => [value, label.id])),
};

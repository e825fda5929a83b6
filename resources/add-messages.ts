import type { Message } from '../lib/language.ts';
import type { Resource } from './declare.ts';

/** Where a record is added to a resource (SPEC A1: `X/tambah`). */
export const addPath = ({ path, createWord }: Pick<Resource, 'path' | 'createWord'>): string =>
  `${path}/${createWord ?? 'tambah'}`;

const verbs: Record<string, Message> = {
  tambah: { id: 'Tambah', en: 'Add' },
  tulis: { id: 'Tulis', en: 'Write' },
  unggah: { id: 'Unggah', en: 'Upload' },
};

/** The one-word button label for adding to a resource. */
export const addVerb = ({ createWord = 'tambah' }: Pick<Resource, 'createWord'>): Message =>
  verbs[createWord] ?? (verbs.tambah as Message);

/** The label with the noun, for lists, trees and the command palette. */
export function addMessages({ singular, ...rest }: Pick<Resource, 'createWord' | 'singular'>): Message {
  const verb = addVerb(rest);
  return { id: `${verb.id} ${singular.id}`, en: `${verb.en} ${singular.en}` };
}

import type { Message } from '../lib/language.ts';
import type { Resource } from './declare.ts';

/** Where a record is added to a resource (SPEC A1: `X/tambah`). */
export const addPath = ({ path, createWord }: Pick<Resource, 'path' | 'createWord'>): string =>
  `${path}/${createWord ?? 'tambah'}`;

/** The one-word button label for adding to a resource. */
export const addVerb = ({ createWord }: Pick<Resource, 'createWord'>): Message =>
  createWord === 'unggah' ? { id: 'Unggah', en: 'Upload' } : { id: 'Tambah', en: 'Add' };

/** The label with the noun, for lists, trees and the command palette. */
export const addMessages = ({ createWord, singular }: Pick<Resource, 'createWord' | 'singular'>): Message =>
  createWord === 'unggah'
    ? { id: `Unggah ${singular.id}`, en: `Upload ${singular.en}` }
    : { id: `Tambah ${singular.id}`, en: `Add ${singular.en}` };

import { emptyLists, nowhere, otherTypes, type Samples, type Wrong, wrongLists } from '../sample-parts.ts';
import { acceptOf } from './accepted.ts';
import { type FilesField, longestTitle, mostOf } from './limits.ts';

export const fileSamples: Samples<FilesField> = {
  valid: async (field, { upload }) => [await upload(acceptOf(field)[0] ?? 'txt')],
  wrong: (field) => [
    ...emptyLists(field),
    ...otherTypes('list'),
    ...wrongLists,
    ...wrongFiles,
    [
      'too many',
      Array.from({ length: mostOf(field) + 1 }, (_none, at) => ({
        id: nowhere.replace(/.{12}$/, String(at).padStart(12, '0')),
      })),
    ],
  ],
};

const wrongFiles: Wrong[] = [
  ['an id alone', [nowhere]],
  ['no id', [{ title: 'Foto' }]],
  ['an id that is none', [{ id: 'x' }]],
  ['an unknown file', [{ id: nowhere }]],
  ['a title that is no text', [{ id: nowhere, title: 7 }]],
  ['a title that is too long', [{ id: nowhere, title: 'a'.repeat(longestTitle + 1) }]],
  ['a title with NUL', [{ id: nowhere, title: 'a\u0000' }]],
  ['more than is known of a file', [{ id: nowhere, hash: 'a' }]],
];

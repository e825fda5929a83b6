import { emptyLists, otherTypes, type Samples, type Wrong } from '../sample-parts.ts';
import type { TagsField } from './field.ts';
import { longestTag, mostTags } from './tag-list.ts';

export const tagsSamples: Samples<TagsField> = {
  valid: (field, { counter }) => ['Darurat', 'tol dalam kota', `tag ${counter}`].slice(0, mostTags(field)),
  wrong: (field) => [
    ...emptyLists(field),
    ...otherTypes('list'),
    ['a list of numbers', [1]],
    ['a list of nothing', [null]],
    ['a list of lists', [['x']]],
    ['a blank tag', ['a', ' \t ']],
    ['NUL', ['a\u0000']],
    ['half a character', ['a\ud800']],
    ['a comma', ['satu, dua']],
    ['a semicolon', ['satu; dua']],
    ['too long', ['x'.repeat(longestTag(field) + 1)]],
    ['a tower of marks', [`a${'\u0301'.repeat(20)}`]],
    ...([mostTags(field) + 1, 501].map((count) => [
      `${count} tags`,
      Array.from({ length: count }, (_, at) => `tag ${at}`),
    ]) as Wrong[]),
  ],
};

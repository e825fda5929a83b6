import { emptyValues, otherTypes, type Samples, type Wrong } from '../sample-parts.ts';
import type { JsonField } from './field.ts';
import { deepest } from './schema.ts';

export const jsonSamples: Samples<JsonField> = {
  valid: ({ options }) => options.example,
  wrong: (field) => [
    ...emptyValues(field),
    ...otherTypes('list').filter(([what]) => what !== 'an object'),
    ['no JSON', '{"a":'],
    ['JSON in a text', JSON.stringify(field.options.example)],
    ...around(field.options.example, [
      ['NUL', 'a\u0000'],
      ['half a character', 'a\ud800'],
      ['a number that is rounded', 2 ** 60],
      ['beyond all columns', 'x'.repeat((field.options.max ?? 20_000) + 1)],
      ['far too deep', Array.from({ length: deepest + 1 }).reduce((inner) => [inner], 1)],
      ['deeper than any stack', JSON.parse(`${'['.repeat(4000)}${']'.repeat(4000)}`)],
    ]),
  ],
};

/** Each as a member of a value that is else valid. */
const around = (example: object, wrong: Wrong[]): Wrong[] =>
  wrong.map(([what, value]) => [
    what,
    Array.isArray(example) ? [...example, value] : { ...example, odd: value },
  ]);

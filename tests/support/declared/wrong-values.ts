import { type Field, isRequired } from '../../../resources/declare.ts';

export type Wrong = [what: string, value: unknown];

export const nowhere = '0199ffff-0000-7000-8000-000000000000';

/** Gives all values invalid for the field's kind and limits, independent of stored data. */
export function wrongValues(field: Field): Wrong[] {
  return [...emptyValues(field), ...ofKind(field)];
}

function emptyValues(field: Field): Wrong[] {
  if (field.kind === 'choices' || field.kind === 'references')
    return isRequired(field) ? [['an empty list', []]] : [];
  if (!isRequired(field)) return [];
  return [
    ['null', null],
    ['empty', ''],
    ['blank', ' \t\n '],
  ];
}

function ofKind(field: Field): Wrong[] {
  switch (field.kind) {
    case 'text':
    case 'richText':
      return [...otherTypes('text'), ...wrongTexts(field)];
    case 'integer':
      return [...otherTypes('number'), ...wrongNumbers(field)];
    case 'boolean':
      return [...otherTypes('boolean'), ['null', null], ['yes', 'ya'], ['"true"', 'true'], ['1', 1]];
    case 'date':
      return [...otherTypes('text'), ...wrongDays];
    case 'choice':
      return [...otherTypes('text'), ['not a choice', 'tidak-ada'], ['a prototype’s name', 'constructor']];
    case 'choices':
      return [...otherTypes('list'), ...wrongLists, ['not a choice', ['tidak ada']]];
    case 'reference':
      return [...otherTypes('text'), ...wrongIds, ['an id of nothing', nowhere]];
    case 'references':
      return [...otherTypes('list'), ...wrongLists, ['not an id', ['x']], ['an id of nothing', [nowhere]]];
  }
}

function otherTypes(own: 'text' | 'number' | 'boolean' | 'list'): Wrong[] {
  const all: [string, Wrong][] = [
    ['text', ['a text', 'tiga']],
    ['number', ['a number', 7]],
    ['boolean', ['true', true]],
    ['list', ['a list', ['x']]],
    ['object', ['an object', { a: 1 }]],
  ];
  return all.flatMap(([kind, wrong]) => (kind === own ? [] : [wrong]));
}

function wrongTexts(field: Extract<Field, { kind: 'text' | 'richText' }>): Wrong[] {
  const { min = 0, max = 200, pattern } = field.options;
  const unlike = ['~ tidak cocok ~', '💥💥💥💥💥💥💥💥', 'a\nb\nc\nd\ne'].filter(
    (text) => pattern && !new RegExp(pattern.source).test(text),
  );
  return [
    ['too long', 'x'.repeat(max + 1)],
    ['NUL', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
    ...(min > 1 ? [['too short', 'x'.repeat(min - 1)] as Wrong] : []),
    ...unlike.map((text): Wrong => ['against the pattern', text]),
  ];
}

function wrongNumbers(field: Extract<Field, { kind: 'integer' }>): Wrong[] {
  const { min = -2147483648, max = 2147483647 } = field.options;
  return [
    ['too small', min - 1],
    ['too large', max + 1],
    ['half', 1.5],
    ['beyond all columns', 1e308],
    ['a written number', '7'],
    ['not a number', 'NaN'],
    ['endless', 'Infinity'],
  ];
}

const wrongDays: Wrong[] = [
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '0000-01-01',
  '10000-01-01',
  '2026-1-1',
  '21-11-2026',
  '2026-11-21T00:00:00Z',
  'kemarin',
  'infinity',
].map((day) => ['no day', day]);

const wrongIds: Wrong[] = [
  ['not an id', 'x'],
  ['an id in braces', `{${nowhere}}`],
  ['an id without hyphens', nowhere.replaceAll('-', '')],
  ['SQL', `${nowhere}'; drop table letter; --`],
];

const wrongLists: Wrong[] = [
  ['a text', 'x'],
  ['a list of numbers', [1]],
  ['a list of nothing', [null]],
  ['a list of lists', [['x']]],
  ['a list with NUL', ['a\u0000']],
  ['far too many', Array.from({ length: 501 }, () => nowhere)],
];

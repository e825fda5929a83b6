import type { FileKind } from '../../lib/file-kinds.ts';
import type { Field } from './index.ts';
import type { CommonOptions, FieldBase } from './kind.ts';

export type Wrong = [what: string, value: unknown];

type Given = {
  /** Different for each value. */
  counter: number;
  /** The id of a record that the field may refer to. */
  pick: () => Promise<string | undefined>;
  /** Values that records hold already; empty unless the field is unique. */
  taken: () => Promise<unknown[]>;
  /** A valid value of a field inside this one. */
  inner: (field: Field) => Promise<unknown>;
  /** Uploads a file of that kind to the field; gives it as a body names it. */
  upload: (kind: FileKind) => Promise<unknown>;
};

/** Generated values of a kind, for tests over all resources. */
export type Samples<F> = {
  /** A valid value; undefined when none is known. */
  valid: (field: F, given: Given) => unknown;
  /**
   * All values that a field's kind and limits refuse.
   * @param valid one that passes, to be changed in one place
   */
  wrong: (field: F, valid: unknown) => Wrong[];
};

export const nowhere = '0199ffff-0000-7000-8000-000000000000';

type AnyField = Pick<FieldBase<string, CommonOptions>, 'options'>;

export const emptyValues = ({ options }: AnyField): Wrong[] =>
  options.required
    ? [
        ['null', null],
        ['empty', ''],
        ['blank', ' \t\n '],
      ]
    : [];

export const emptyLists = ({ options }: AnyField): Wrong[] =>
  options.required ? [['an empty list', []]] : [];

export function otherTypes(own: 'text' | 'number' | 'boolean' | 'list'): Wrong[] {
  const all: [string, Wrong][] = [
    ['text', ['a text', 'tiga']],
    ['number', ['a number', 7]],
    ['boolean', ['true', true]],
    ['list', ['a list', ['x']]],
    ['object', ['an object', { a: 1 }]],
  ];
  return all.flatMap(([type, wrong]) => (type === own ? [] : [wrong]));
}

export const wrongLists: Wrong[] = [
  ['a text', 'x'],
  ['a list of numbers', [1]],
  ['a list of nothing', [null]],
  ['a list of lists', [['x']]],
  ['a list with NUL', ['a\u0000']],
  ['far too many', Array.from({ length: 501 }, () => nowhere)],
];

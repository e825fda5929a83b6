import { emptying } from '../../field-conditions.ts';
import type { Field } from '../index.ts';
import { nowhere, otherTypes, type Samples, type Wrong } from '../sample-parts.ts';
import { limitsOf, type PartRow, type PartsField } from './field.ts';
import { typedIn } from './typed.ts';

/** @param samplesOf samples of the fields inside */
export const partsSamples = (samplesOf: (field: Field) => Samples<Field>): Samples<PartsField<Field>> => ({
  valid: async (field, { inner }) => {
    const { least, most } = limitsOf(field);
    const rows: PartRow[] = [];
    while (rows.length < Math.max(least, Math.min(2, most))) {
      const row: PartRow = {};
      for (const [name, each] of Object.entries(typedIn(field))) row[name] = await inner(each);
      rows.push({ ...row, ...emptying(field.fields, row) });
    }
    return rows;
  },
  wrong: (field, valid) => {
    const { least, most } = limitsOf(field);
    const [row = {}, ...others] = valid as PartRow[];
    const instead = (over: Record<string, unknown>): PartRow[] => [{ ...row, ...over }, ...others];
    const inner = Object.entries(typedIn(field)).flatMap(([name, each]) =>
      samplesOf(each)
        .wrong(each, row[name])
        .map(([what, value]): Wrong => [`${name}: ${what}`, instead({ [name]: value })]),
    );
    return [
      ...otherTypes('list'),
      ['null', null],
      ['a list of texts', ['x']],
      ['a list of numbers', [1]],
      ['a list of nothing', [null]],
      ['a list of lists', [[row]]],
      ['too many', Array.from({ length: most + 1 }, () => row)],
      ['far too many', Array.from({ length: 2 * most + 500 }, () => ({}))],
      ...(least > 0 ? ([['too few', []]] as Wrong[]) : []),
      ['not an id', instead({ id: 'x' })],
      ['a number as id', instead({ id: 1 })],
      ['the id of no row', instead({ id: nowhere })],
      [
        'a row twice',
        [
          { ...row, id: nowhere },
          { ...row, id: nowhere },
        ],
      ],
      ['an unknown field', instead({ tidakDikenal: 1 })],
      ['a place', instead({ position: 1 })],
      ['another owner', instead({ ownerId: nowhere })],
      ...inner,
    ];
  },
});

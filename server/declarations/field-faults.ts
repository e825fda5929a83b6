import { parsePattern } from '../../domain/letters/number-pattern.ts';
import { embedName, formulaOf, numberingOf, type Resource } from '../../resources/declare.ts';
import type { Field } from '../../resources/kinds/index.ts';
import { partsIn } from '../../resources/part-resource.ts';
import { boundsAreNumbers } from './bounds-are-numbers.ts';
import { conditionFaults } from './condition-faults.ts';
import { holdsFilesSoundly } from './file-field-faults.ts';
import type { Found } from './found.ts';
import { maskFaults } from './mask-faults.ts';
import { nearestOf } from './nearest.ts';
import { rowFaults } from './part-faults.ts';

/** Finds faults of fields, and of the fields of rows. */
export const fieldFaults = (resource: Resource, all: readonly Resource[]): Found[] =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    fieldChecks.flatMap((check) =>
      check(name, field, resource, all).map((found) => ({ at: [`${name}:`, ...found.at], says: found.says })),
    ),
  );

/** Every record has these, so that no field may be called so. */
const ofEveryRecord = ['id', 'version', 'isActive', 'createdAt', 'updatedAt', 'can', 'by', 'hasChildren'];

type FieldCheck = (name: string, field: Field, resource: Resource, all: readonly Resource[]) => Found[];

/** A row's fields are judged as a record's are, and by what rows can do. */
const holdsSoundRows: FieldCheck = (name, field, resource, all) =>
  field.kind === 'parts'
    ? [
        ...rowFaults(name, field),
        ...partsIn(resource)
          .filter((part) => part.name === name)
          .flatMap(({ rows }) => fieldFaults(rows, all)),
      ]
    : [];

const isNamedWell: FieldCheck = (name, field, { fields, parent }) => {
  if (ofEveryRecord.includes(name))
    return [{ at: [], says: `"${name}" is what every record has. Write another name.` }];
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    return [{ at: [], says: `"${name}" is no name of a field. Write it in camelCase.` }];
  if (field.kind === 'reference' && !name.endsWith('Id'))
    return [
      { at: [], says: `"${name}" is a reference. Write "${name}Id": answers carry its label as "${name}".` },
    ];
  if (field.kind === 'references' && !name.endsWith('Ids'))
    return [{ at: [], says: `"${name}" is a list of references. Write "${name}Ids".` }];
  if ((field.kind === 'reference' || field.kind === 'references') && embedName(name) in fields)
    return [
      {
        at: [],
        says: `"${embedName(name)}" is the label of "${name}" in answers. Name one of them otherwise.`,
      },
    ];
  if (name === parent && field.kind !== 'reference')
    return [
      {
        at: [],
        says: `parent is "${name}", which is no reference. Write a reference to the resource itself.`,
      },
    ];
  return [];
};

const refersToAResource: FieldCheck = (name, field, resource, all) => {
  if (field.kind !== 'reference' && field.kind !== 'references') return [];
  const target = all.find((other) => other.name === field.to);
  if (!target) {
    const known = all.map((other) => other.name);
    return [
      {
        at: [`'${field.to}'`],
        says: `"${name}" refers to "${field.to}", which is not declared. Write ${nearestOf(field.to, known)}.`,
      },
    ];
  }
  if (name === resource.parent && target !== resource)
    return [
      {
        at: [`'${field.to}'`],
        says: `parent "${name}" refers to another resource. Write "${resource.name}".`,
      },
    ];
  if ('holding' in field.options && field.options.holding && target.name !== 'manajemen-user.user')
    return [
      {
        at: ['holding:'],
        says: `holding of "${name}" is of users only, and it refers to ${target.name}. Leave it out.`,
      },
    ];
  const only = 'only' in field.options ? Object.keys(field.options.only ?? {}) : [];
  return only
    .filter((given) => !(given in target.fields) && given !== 'isActive')
    .map((given) => ({
      at: ['only:', given],
      says: `only of "${name}" names "${given}", which ${target.name} does not have. Write ${nearestOf(given, Object.keys(target.fields))}.`,
    }));
};

const choosesAmongValues: FieldCheck = (name, field) => {
  if (field.kind !== 'choice' && field.kind !== 'choices') return [];
  const values = field.choices.map(({ value }) => value);
  const twice = values.filter((value, at) => values.indexOf(value) !== at);
  const preset = 'default' in field.options ? field.options.default : undefined;
  const presets = preset === undefined ? [] : [preset].flat();
  return [
    ...twice.map((value) => ({
      at: [`'${value}'`],
      says: `"${name}" has the value "${value}" twice. Write it once.`,
    })),
    ...presets
      .filter((value) => !values.includes(String(value)))
      .map((value) => ({
        at: ['default:', `'${value}'`],
        says: `default of "${name}" is "${value}", which is none of its values. Write ${nearestOf(String(value), values)}.`,
      })),
  ];
};

const hasSoundLimits: FieldCheck = (name, field) => {
  const { min, max } = field.options as { min?: unknown; max?: unknown };
  const pattern = field.kind === 'text' ? field.options.pattern : undefined;
  return [
    ...(field.kind !== 'decimal' &&
    field.kind !== 'money' &&
    typeof min === 'number' &&
    typeof max === 'number' &&
    min > max
      ? [
          {
            at: ['min:'],
            says: `"${name}" is at least ${min} and at most ${max}: no value fits. Exchange min and max.`,
          },
        ]
      : []),
    ...(pattern && !isExpression(pattern.source)
      ? [
          {
            at: ['source:'],
            says: `pattern of "${name}" is no regular expression. Try it with new RegExp(source, 'u').`,
          },
        ]
      : []),
  ];
};

function isExpression(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
}

const computesFromColumns: FieldCheck = (name, field, { fields }) => {
  const formula = formulaOf(field);
  if (formula === undefined) return [];
  const known = Object.keys(fields).filter(
    (other) => other !== name && formulaOf(fields[other] as Field) === undefined,
  );
  const named = [...formula.matchAll(/\{(\w+)\}/g)].map(([, other]) => other ?? '');
  return named
    .filter((other) => !known.includes(other))
    .map((other) => ({
      at: [`{${other}}`],
      says: `"${name}" is computed from "${other}", which is no stored field. Write ${nearestOf(other, known)}.`,
    }));
};

const numbersWithoutRepeating: FieldCheck = (name, field) => {
  const numbering = numberingOf(field);
  if (!numbering) return [];
  const { pattern, reset = 'tidak' } = numbering;
  const tokens = parsePattern(pattern).flatMap((part) => ('token' in part ? [part.token] : []));
  const odd = tokens.filter((token) => !['urut', 'tahun', 'bulan', 'bulan_romawi'].includes(token));
  const isMissing = (...wanted: string[]) => !tokens.some((token) => wanted.includes(token));
  return [
    ...odd.map((token) => ({
      at: ['pattern:'],
      says: `pattern of "${name}" holds {${token}}, which only letters have. Leave it out.`,
    })),
    ...(isMissing('urut')
      ? [{ at: ['pattern:'], says: `pattern of "${name}" lacks {urut}: every record would have one number.` }]
      : []),
    ...(reset !== 'tidak' && isMissing('tahun')
      ? [{ at: ['pattern:'], says: `"${name}" begins again every year, so its pattern must hold {tahun}.` }]
      : []),
    ...(reset === 'bulanan' && isMissing('bulan', 'bulan_romawi')
      ? [
          {
            at: ['pattern:'],
            says: `"${name}" begins again every month, so its pattern must hold {bulan} or {bulan_romawi}.`,
          },
        ]
      : []),
  ];
};

/** Filters look tags up by an index, whose entries hold 2,700 bytes: four a character at most. */
const longestIndexed = 600;

const indexesItsTags: FieldCheck = (name, field) =>
  field.kind === 'tags' && (field.options.max ?? 0) > longestIndexed
    ? [
        {
          at: ['max:'],
          says: `"${name}" takes tags of ${field.options.max} characters, more than a filter can look up. Write at most ${longestIndexed}.`,
        },
      ]
    : [];

const fieldChecks: FieldCheck[] = [
  holdsSoundRows,
  boundsAreNumbers,
  computesFromColumns,
  numbersWithoutRepeating,
  isNamedWell,
  refersToAResource,
  choosesAmongValues,
  hasSoundLimits,
  holdsFilesSoundly,
  conditionFaults,
  maskFaults,
  indexesItsTags,
];

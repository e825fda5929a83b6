import { computedBy, type Field, isWriteOnly, type Resource } from '../../resources/declare.ts';
import { isByMonth, isGroupable } from '../../resources/views/figures.ts';
import type { CardFace } from '../../resources/views/views.ts';
import type { Found } from './found.ts';
import { nearestOf } from './nearest.ts';

type Judged = { option: string; names: readonly (string | undefined)[]; may: Test; says: string };
type Test = (field: Field, name: string) => boolean;

/** Faults of views beside the list: names that are no fields, and fields that they cannot show or ask by. */
export function viewFaults(resource: Resource, all: readonly Resource[]): Found[] {
  const { summary = [], groups = [], cards, gallery, calendar } = resource;
  const isShown: Test = (field) => field.kind !== 'parts' && !isWriteOnly(field);
  const isColumn: Test = (field) => isShown(field, '') && !computedBy(field);
  const isSortable = (field: Field) => 'sortable' in field.options && field.options.sortable === true;
  const isFound: Test = (field, name) =>
    field.kind === 'reference' ||
    (isByMonth(field) ? isSortable(field) : resource.filters.includes(name) && !computedBy(field));
  const judged: Judged[] = [
    { option: 'summary', names: summary, may: isColumn, says: 'which no column holds' },
    {
      option: 'groups',
      names: groups,
      may: isGroupable,
      says: 'which is no choice, yes or no, reference or day',
    },
    {
      option: 'groups',
      names: groups.filter((name) => resource.fields[name] && isGroupable(resource.fields[name])),
      may: isFound,
      says: 'which no index finds: add it to filters, or make a day sortable. Else',
    },
    ...faceOf('cards', cards, isShown),
    ...faceOf('gallery', gallery, isShown),
    {
      option: 'calendar',
      names: [calendar?.from],
      may: (field) => isByMonth(field) && isSortable(field),
      says: 'which is no sortable day or moment',
    },
    { option: 'calendar', names: [calendar?.to], may: isByMonth, says: 'which is no day or moment' },
    { option: 'calendar', names: [calendar?.title], may: isShown, says: 'which cannot be shown' },
  ];
  return [
    ...judged.flatMap((each) => faultsOf(resource, each)),
    ...(calendar?.to && resource.fields[calendar.from]?.kind !== resource.fields[calendar.to]?.kind
      ? [
          {
            at: ['calendar:', `'${calendar.to}'`],
            says: `calendar goes from a ${resource.fields[calendar.from]?.kind} to a ${resource.fields[calendar.to]?.kind}. Write two of a kind.`,
          },
        ]
      : []),
    ...relatedFaults(resource, all),
  ];
}

const faceOf = (option: string, face: CardFace | undefined, isShown: Test): Judged[] => [
  { option, names: [face?.title, ...(face?.facts ?? [])], may: isShown, says: 'which cannot be shown' },
  { option, names: [face?.image], may: ({ kind }) => kind === 'image', says: 'which is no image' },
];

function faultsOf({ fields }: Resource, { option, names, may, says }: Judged): Found[] {
  const fitting = Object.keys(fields).filter((name) => fields[name] && may(fields[name], name));
  return names.flatMap((name) => {
    if (name === undefined || fitting.includes(name)) return [];
    const what = fields[name] ? says : 'which is no field';
    return [
      {
        at: [`${option}:`, `'${name}'`],
        says: `${option} names "${name}", ${what}. Write ${nearestOf(name, fitting)}.`,
      },
    ];
  });
}

function relatedFaults(resource: Resource, all: readonly Resource[]): Found[] {
  return (resource.related ?? []).flatMap(({ resource: named, by, of, through, when }) => {
    const [other, between] = [named, through?.resource].map((asked) =>
      all.find(({ name }) => name === asked),
    );
    const unknown = other ? through && !between && through.resource : named;
    if (unknown) {
      const known = all.map(({ name }) => name);
      return [
        {
          at: ['related:', `'${unknown}'`],
          says: `related names "${unknown}", which is not declared. Write ${nearestOf(unknown, known)}.`,
        },
      ];
    }
    const from = between ?? resource;
    return [
      ...(through && between ? referenceFaults(between, through.by, resource.name) : []),
      ...(by && other ? referenceFaults(other, by, from.name) : []),
      ...(of ? referenceFaults(from, of, named) : []),
      ...(when
        ? faultsOf(resource, {
            option: 'related',
            names: [when],
            may: isYesOrNo,
            says: 'which is no boolean',
          })
        : []),
    ];
  });
}

const isYesOrNo: Test = ({ kind }) => kind === 'boolean';

/** A reference of one resource to another, by which lists are filtered. */
function referenceFaults(from: Resource, by: string, to: string): Found[] {
  const refers = Object.entries(from.fields).flatMap(([name, { kind, ...of }]) =>
    (kind === 'reference' || (kind === 'references' && from.filters.includes(name))) &&
    'to' in of &&
    of.to === to
      ? [name]
      : [],
  );
  if (refers.includes(by)) return [];
  return [
    {
      at: ['related:', `'${by}'`],
      says: `related goes by "${by}", which is no reference of ${from.name} to ${to}. Write ${nearestOf(by, refers)}.`,
    },
  ];
}

import { isWriteOnly, type Resource, sortableNames, typedNames } from '../../resources/declare.ts';
import { actsAndChecksSoundly } from './action-faults.ts';
import { fieldFaults } from './field-faults.ts';
import type { DeclarationFault, Found } from './found.ts';
import { lifeFaults } from './life-faults.ts';
import { nearestOf } from './nearest.ts';
import { showsRowsOnPagesOnly } from './part-faults.ts';
import { viewFaults } from './view-faults.ts';

type Check = (resource: Resource, all: readonly Resource[]) => Found[];

/** Finds what the compiler cannot see in declarations. */
export const declarationFaults = (all: readonly Resource[]): DeclarationFault[] =>
  all.flatMap((resource) =>
    checks.flatMap((check) => check(resource, all).map((found) => ({ ...found, resource }))),
  );

const namesKnownFields: Check = (resource) => {
  const known = [...Object.keys(resource.fields), 'isActive', 'createdAt', 'updatedAt'];
  const named: [option: string, names: readonly string[]][] = [
    ['represent', resource.represent],
    ['columns', resource.columns],
    ['filters', resource.filters],
    ['lookup', resource.lookup],
    ['lookupOne', resource.lookupOne],
    ['sort', [resource.sort.field]],
    ['sections', resource.sections.flatMap(({ fields }) => fields)],
    ['parent', resource.parent ? [resource.parent] : []],
    ['ownUnit', resource.ownUnit ? [resource.ownUnit] : []],
  ];
  return named.flatMap(([option, names]) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => ({
        at: [`${option}:`, `'${name}'`],
        says: `${option} names "${name}", which is no field. Write ${nearestOf(name, known)}.`,
      })),
  );
};

const sectionsHoldEachFieldOnce: Check = ({ sections, fields }) => {
  const shown = sections.flatMap((section) => section.fields);
  const left = typedNames(fields).filter((name) => !shown.includes(name));
  const twice = shown.filter((name, at) => shown.indexOf(name) !== at);
  return [
    ...left.map((name) => ({
      at: ['sections:'],
      says: `"${name}" stands in no section. Add it to the fields of one.`,
    })),
    ...twice.map((name) => ({
      at: ['sections:', `'${name}'`],
      says: `"${name}" stands in two sections. Leave it in one.`,
    })),
  ];
};

const hasAnAddress: Check = (resource, all) => {
  const { path, service, entity } = resource;
  const others = all.filter((other) => other !== resource);
  const found: Found[] = [];
  // What stands in no branch of the menu needs none.
  if (
    !/^(\/[a-z][a-z0-9-]*){2,}$/.test(path) &&
    !(resource.menu === false && /^\/[a-z][a-z0-9-]*$/.test(path))
  )
    found.push({
      at: ['path:'],
      says: `path is "${path}". Write a branch and a name in lower case: '/master-data/kendaraan'.`,
    });
  if (!/^[A-Z][A-Za-z0-9]*$/.test(entity))
    found.push({
      at: ['entity:'],
      says: `entity is "${entity}". Write one noun in PascalCase: 'Vehicle'.`,
    });
  if (!/^[a-z][a-z0-9-]*$/.test(service))
    found.push({ at: ['service:'], says: `service is "${service}". Write it in lower case: 'master-data'.` });
  if (others.some((other) => other.path === path))
    found.push({ at: ['path:'], says: `path "${path}" belongs to another resource. Write another name.` });
  if (others.some((other) => other.entity === entity))
    found.push({
      at: ['entity:'],
      says: `entity "${entity}" is another resource's, and with it the table. Write another noun.`,
    });
  return found;
};

const namesRecords: Check = ({ represent }) =>
  represent.length > 0
    ? []
    : [
        {
          at: ['represent:'],
          says: 'represent names no field. Write what a record is known by: its name or code.',
        },
      ];

const opensOnShownFields: Check = ({ lookup, lookupOne, fields }) =>
  [...lookup, ...lookupOne]
    .filter((name) => fields[name] && isWriteOnly(fields[name]))
    .map((name) => ({
      at: ['lookup', `'${name}'`],
      says: `lookup names "${name}", which no call answers. Leave it out.`,
    }));

const unordered = ['richText', 'references', 'choices', 'tags', 'json'];

const filtersByWhatIsAsked: Check = ({ filters, fields }) =>
  filters
    .filter((name) => fields[name]?.kind === 'json')
    .map((name) => ({
      at: ['filters:', `'${name}'`],
      says: `filters names "${name}", a json, which no filter asks. Leave it out.`,
    }));

const sortsByAnIndex: Check = (resource) => {
  const { field } = resource.sort;
  const long = resource.fields[field];
  return long && unordered.includes(long.kind)
    ? [
        {
          at: ['sort:', `'${field}'`],
          says: `sort goes by "${field}", a ${long.kind}, which has no order. Write ${nearestOf('', sortableNames({ fields: resource.fields, sort: { field: 'createdAt', order: 'ASC' } }))}.`,
        },
      ]
    : [];
};

const checks: Check[] = [
  namesKnownFields,
  sectionsHoldEachFieldOnce,
  hasAnAddress,
  namesRecords,
  fieldFaults,
  opensOnShownFields,
  sortsByAnIndex,
  filtersByWhatIsAsked,
  showsRowsOnPagesOnly,
  actsAndChecksSoundly,
  viewFaults,
  lifeFaults,
];

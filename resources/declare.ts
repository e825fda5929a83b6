/**
 * Vocabulary of declarations: entities and their fields. Free of React, database and zod, so that browser and
 * server read the same file; everything else is derived.
 */
import type { z } from 'zod';
import type { Verb } from '../domain/access/rights.ts';
import type { RowViewer } from '../domain/access/viewer.ts';
import type { Message } from '../lib/language.ts';
import type { Actions, RecordChecks } from './actions/action.ts';
import { conditionFaults, hasConditions, hiddenIn, shownValues } from './field-conditions.ts';
import type { Field, Kinds } from './kinds/index.ts';
import type { SchemaMaker } from './kinds/json/field.ts';
import type { PartsField } from './kinds/parts/field.ts';
import type { Numbering } from './kinds/text/field.ts';
import type { Life } from './life/life.ts';
import { lifeFields, stageFaults } from './life/life-fields.ts';
import type { RowRule } from './row-rule.ts';
import type { Views } from './views/views.ts';

export type { Action, Actions, RecordCheck, RecordChecks } from './actions/action.ts';
export { type BooleanField, boolean } from './kinds/boolean/field.ts';
export { type ChoiceField, choice } from './kinds/choice/field.ts';
export { type ChoicesField, choices } from './kinds/choices/field.ts';
export { type ColourField, colour } from './kinds/colour/field.ts';
export { computed } from './kinds/computed.ts';
export { type DateField, date } from './kinds/date/field.ts';
export { type DateTimeField, dateTime } from './kinds/date-time/field.ts';
export { type DecimalField, decimal } from './kinds/decimal/field.ts';
export { type DurationField, duration } from './kinds/duration/field.ts';
export { type EmailField, email } from './kinds/email/field.ts';
export { type FileField, file, type RecordFile } from './kinds/file/field.ts';
export { type ImageField, image } from './kinds/image/field.ts';
export { type Field, type FieldKind, type FieldOf, isLong, type PartField } from './kinds/index.ts';
export { type IntegerField, integer } from './kinds/integer/field.ts';
export { type JsonField, type JsonValue, json } from './kinds/json/field.ts';
export { type MoneyField, money } from './kinds/money/field.ts';
export { type PartRow, type PartsField, parts } from './kinds/parts/field.ts';
export { type PhoneField, phone } from './kinds/phone/field.ts';
export { type ReferenceField, reference } from './kinds/reference/field.ts';
export { type ReferencesField, references } from './kinds/references/field.ts';
export { type RichTextField, richText } from './kinds/rich-text/field.ts';
export { type TagsField, tags } from './kinds/tags/field.ts';
export { autoNumber } from './kinds/text/auto-number.ts';
export { type TextField, text } from './kinds/text/field.ts';
export { type UrlField, url } from './kinds/url/field.ts';
export { type YearMonthField, yearMonth } from './kinds/year-month/field.ts';
export { type Life, life } from './life/life.ts';
export type { HoldsAny, Not, RowCondition, RowRule } from './row-rule.ts';
export type { CalendarFace, CardFace, Related, Views } from './views/views.ts';

/** A part of the form and of the record's page. */
export type Section = {
  /** Its heading. */
  label: Message;
  /** One sentence beside it. */
  help?: Message;
  /** Its fields, in order. */
  fields: string[];
};

type Check = (values: Record<string, unknown>) => Record<string, string[]>;

type Declaration<
  F extends Record<string, Field>,
  A extends Actions = Actions,
  C extends RecordChecks = RecordChecks,
  L extends Life = Life,
> = {
  /** The address of its screens, and its privilege (SPEC A1); with dots for slashes it is the resource's name (`/a` of the service `b`: `b.a`). */
  path: string;
  /** The first part of its calls: `/{service}/api/{entity}`. */
  service: string;
  /** The last part of its calls; in snake case its table. */
  entity: string;
  /** What many of them are called. */
  label: Message;
  /** One of them, in lower case, for buttons: "Tambah klasifikasi". */
  singular: Message;
  /** A lucide icon of `src/shell/menu/icons.ts`, in kebab case; one that is missing there is two lines there. */
  icon: string;
  /** Its fields by name, in the order of the form. */
  fields: F;
  /** Fields whose values, joined by a space, name a record wherever it is referred to. */
  represent: (keyof F & string)[];
  /** The default order of its lists. */
  sort: { field: (keyof F & string) | 'createdAt' | 'updatedAt'; order: 'ASC' | 'DESC' };
  /** The fields a list shows at first; the others can be chosen. */
  columns: ((keyof F & string) | 'stage' | 'createdAt' | 'updatedAt')[];
  /** The fields a list can be narrowed by, beside its references and the status; what has an order also from one value to another (`1..5`). */
  filters?: (keyof F & string)[];
  /** The form and the record's page in parts; unless said, one for all, and one for each field of rows. */
  sections?: Section[];
  /** The reference to itself that makes a tree of it, with moves by drag and keyboard. */
  parent?: keyof F & string;
  /** False: reachable by address only (SPEC A2) or, with `pages: false`, by other parts of the product. */
  menu?: boolean;
  /** False: no screens, no routes; other resources refer to it. */
  pages?: boolean;
  /** The path whose privilege it requires, instead of its own. */
  privilege?: string;
  /** Every signed-in user may read its list and records by its calls, as pickers and forms do; its screens, their menu entry and writing require the privilege. */
  readByAll?: boolean;
  /** What every signed-in person may do with the records that `rows` gives them, beside reading, screens included; the rest requires the privilege. */
  everyones?: readonly Verb[];
  /** False: roles have all of it or nothing, since it has calls of its own beside the declared verbs. */
  byVerb?: boolean;
  /** What may be done with its records at all, where that is not everything: of what its own use cases make and events change, `['read']`. */
  verbs?: readonly Verb[];
  /** Reads a database view from a hand-written migration; no table is derived. */
  view?: boolean;
  /** Further fields that pickers get from /lookup, which any signed-in person may call. */
  lookup?: (keyof F & string)[];
  /** Added when /lookup is called by ids: too large for a list of options. */
  lookupOne?: (keyof F & string)[];
  /** Validates across fields: takes a whole record, returns messages by field. Runs in forms and on the server. */
  check?: Check;
  /** Rows a viewer may reach, by default all. Applies to every read and write. */
  rows?: (viewer: RowViewer) => RowRule;
  /** Rows a viewer may change, where fewer than `rows`; each row says it (`can.write`). */
  writableRows?: (viewer: RowViewer) => RowRule;
  /** Lists of ids for the row rules (`holdsAny`): columns that never leave the server. */
  hiddenIds?: readonly string[];
  /** Fixed filter of the list on the screen (several values separated by commas). */
  fixedFilter?: Record<string, string>;
  /** A reference to units: the list on the screen starts filtered to the viewer's own, removably. */
  ownUnit?: (keyof F & string) | undefined;
  /** Replaces `tambah` in its form's address (SPEC A1: `unggah`). */
  createWord?: string;
  /** Other resources of its set-up, by name: its records' pages lead to their lists. */
  seeAlso?: readonly string[];
  /**
   * Consequences of deactivating a record, confirmed first; `tells` names the resource whose referring records are
   * listed (who holds a post). False: no screen offers it, since an event of its life ends a record.
   */
  deactivating?: { ends: Message; tells?: string } | false;
  /** False: parts stored nowhere else are deleted with a record, so deleting it is for good. */
  restorable?: boolean;
  /** Its stages and the events between them; adds the fields stage, stageDue and stageById. */
  life?: L;
  /** What people do with its records beside writing them; handlers stand in the server's behaviours. */
  actions?: A;
  /** Rules over several records, run at every write; their functions stand in the server's behaviours. */
  checks?: C;
  /** Privileges of its actions that no page has; roles are given them. */
  privileges?: readonly { path: `/${string}`; label: Message }[];
} & Views<(keyof F & string) | OfLife>;

/** What a life adds to the fields that views show. */
type OfLife = 'stage' | 'stageDue';

export type Resource<
  F extends Record<string, Field> = Record<string, Field>,
  A extends Actions = Actions,
  C extends RecordChecks = RecordChecks,
  L extends Life = Life,
> = Omit<
  Declaration<F, A, C, L>,
  | 'represent'
  | 'sort'
  | 'columns'
  | 'filters'
  | 'parent'
  | 'lookup'
  | 'lookupOne'
  | 'ownUnit'
  | 'life'
  | keyof Views
> & {
  life?: L;
  /** react-admin's name: the path with dots for slashes. */
  name: string;
  represent: string[];
  sort: { field: string; order: 'ASC' | 'DESC' };
  columns: string[];
  filters: string[];
  sections: Section[];
  parent?: string;
  menu: boolean;
  pages: boolean;
  lookup: string[];
  lookupOne: string[];
  ownUnit?: string | undefined;
  rows: (viewer: RowViewer) => RowRule;
  /** Of another look at a resource's records: that resource's name. */
  viewOfResource?: string;
  /** Of what a role sees of a resource (field-rights.ts): the declaration, and the fields it may only read. */
  whole?: Resource;
  locked?: readonly string[];
} & Views;

/**
 * Declares an entity; adds what every entity has (name from the path, defaults). What the compiler cannot see is
 * checked when the server starts (server/declarations).
 */
export function resource<
  const F extends Record<string, Field>,
  const A extends Actions = Record<never, never>,
  const C extends RecordChecks = Record<never, never>,
  L extends Life = never,
>(declaration: Declaration<F, A, C, L>): Resource<F, A, C, L> {
  const { life } = declaration;
  const fields = { ...declaration.fields, ...(life && lifeFields(life)) };
  const withStage = (names: readonly string[]): string[] =>
    life && !names.includes('stage') ? [...names, 'stage'] : [...names];
  return {
    ...declaration,
    fields,
    name: nameOf(declaration),
    ...((life || hasConditions(fields)) && { check: checkOf(declaration.check, life, fields) }),
    columns: withStage(declaration.columns),
    filters: withStage(declaration.filters ?? []),
    sections: declaration.sections ?? sectionsOf(declaration.fields),
    menu: declaration.menu ?? true,
    pages: declaration.pages ?? true,
    lookup: declaration.lookup ?? [],
    lookupOne: declaration.lookupOne ?? [],
    rows: declaration.rows ?? everyRow,
  };
}

/** The path with dots for slashes; one without a branch stands below its service, since a name is no address. */
function nameOf({ path, service }: { path: string; service: string }): string {
  const name = path.slice(1).replaceAll('/', '.');
  return name.includes('.') ? name : `${service}.${name}`;
}

/** The declared check with what stage and conditions demand; nothing is demanded of a field that is not shown. */
const checkOf =
  (declared: Check | undefined, life: Life | undefined, fields: Record<string, Field>): Check =>
  (given) => {
    const values = shownValues(fields, given);
    const hidden = hiddenIn(fields, given);
    const faults = {
      ...declared?.(values),
      ...(life && stageFaults(life, fields, values)),
      ...conditionFaults(fields, values),
    };
    return Object.fromEntries(
      Object.entries(faults).filter(([path]) => !hidden.has(path.split('.')[0] ?? '')),
    );
  };

/** The rule of a resource that declares none. */
export const everyRow = (): RowRule => true;

/** Rows stand in sections of their own, as wide as the page. */
const sectionsOf = (fields: Record<string, Field>): Section[] => [
  {
    label: { id: 'Data', en: 'Data' },
    fields: typedNames(fields).filter((name) => fields[name]?.kind !== 'parts'),
  },
  ...partsOf(fields).map(([name, { label }]) => ({ label, fields: [name] })),
];

/**
 * A variant of a resource under another path: part of its records by a fixed filter (SPEC B7: active or inactive
 * archive items). Starts without the own-unit filter.
 */
export function viewOf<F extends Record<string, Field>>(
  whole: Resource<F>,
  { path, ...own }: Pick<Resource, 'path' | 'label' | 'singular' | 'icon' | 'fixedFilter'>,
): Resource<F> {
  return {
    ...whole,
    ...own,
    path,
    name: path.replace(/^\//, '').replaceAll('/', '.'),
    viewOfResource: whole.name,
    ownUnit: undefined,
  };
}

type Filled<F extends Field> = F extends { kind: 'parts'; fields: infer Inner extends Record<string, Field> }
  ? ({ id: string } & { -readonly [K in keyof Inner]: Filled<Inner[K]> })[]
  : F extends { kind: 'json'; schema: infer S extends SchemaMaker }
    ? z.output<ReturnType<S>> | (F extends { options: { required: true } } ? never : null)
    : F extends { options: { required: true } }
      ? Kinds[F['kind']]['value']
      : Kinds[F['kind']]['value'] | Kinds[F['kind']]['empty'];

/** The values of declared fields, as calls take and give them. */
export type ValuesOf<F extends Readonly<Record<string, Field>>> = { -readonly [K in keyof F]: Filled<F[K]> };

export type Standing = {
  id: string;
  version: number;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
};
/** A declared resource's record, as the API returns it (references also as {id, label}). */
export type RecordOf<R extends { fields: Record<string, Field> }> = Standing & {
  -readonly [K in keyof R['fields']]: Filled<R['fields'][K]>;
};

/** True for fields the server fills (`stamp`): no form shows them, no call may set them. */
export const isStamped = (field: Field): boolean =>
  'stamp' in field.options && field.options.stamp !== undefined;

/** True for fields only on the form of a new record: another resource stores their values. */
export const isCreateOnly = (field: Field): boolean =>
  'createInto' in field.options && field.options.createInto !== undefined;

/** True for what no call returns: secrets, and values stored in another resource. */
export const isWriteOnly = (field: Field): boolean =>
  isCreateOnly(field) || (field.kind === 'text' && field.options.secret === true);

/** The fields that have an index to sort by. */
export const sortableNames = ({ fields, sort }: Pick<Resource, 'fields' | 'sort'>): string[] => [
  ...Object.entries(fields)
    .filter(([, field]) => 'sortable' in field.options && field.options.sortable)
    .map(([name]) => name),
  sort.field,
];

/** The database view of a computed field, where no column stores it. */
export const computedBy = (field: Field): string | undefined =>
  field.kind === 'choice' ? field.options.computed : undefined;

/** The SQL expression of a computed field. */
export const formulaOf = ({ options }: Field): string | undefined =>
  'formula' in options ? options.formula : undefined;

/** How the number of a field is made that the server numbers. */
export const numberingOf = (field: Field): Numbering | undefined =>
  field.kind === 'text' ? field.options.numbering : undefined;

/** Can a deleted record be restored completely: no secrets or other parts lost? */
export const isRestorable = ({ restorable, fields }: Resource): boolean =>
  restorable !== false &&
  Object.values(fields).every((field) => !(field.kind === 'text' && field.options.secret));

/** The fields that people fill in, in declared order. */
export const typedNames = (fields: Record<string, Field>): string[] =>
  Object.keys(fields).filter((name) => !isStamped(fields[name] as Field));

/** The fields that are rows of their own, in declared order. */
export const partsOf = (fields: Record<string, Field>): [string, PartsField<Field>][] =>
  Object.entries(fields).flatMap(([name, field]): [string, PartsField<Field>][] =>
    field.kind === 'parts' ? [[name, field]] : [],
  );

/** Booleans are never required: they always have a value. */
export const isRequired = (field: Field): boolean =>
  'required' in field.options && field.options.required === true;

/** `parentId` → `parent`, `roleIds` → `roles`: the row's key for a reference's {id, label}. */
export const embedName = (fieldName: string): string =>
  fieldName.endsWith('Ids') ? `${fieldName.slice(0, -3)}s` : fieldName.replace(/Id$/, '');

import type { RowViewer } from '../domain/access/viewer.ts';
import type { Choice } from '../lib/choice.ts';
import type { Words } from '../lib/language.ts';
/**
 * The vocabulary of declarations: what an entity is and what its fields are. Free of React, of the
 * database and of zod, so that browser and server read the same file. Everything else is derived.
 */
import type {
  BooleanField,
  BooleanOptions,
  ChoiceField,
  ChoiceOptions,
  ChoicesField,
  ChoicesOptions,
  DateField,
  DateOptions,
  Field,
  IntegerField,
  IntegerOptions,
  ReferenceField,
  ReferenceOptions,
  ReferencesField,
  RichTextField,
  TextField,
  TextOptions,
} from './field-kinds.ts';

export type * from './field-kinds.ts';

/** A line, or with `multiline` some lines, of text; at most 200 characters unless `max` says otherwise. */
export const text = <const O extends TextOptions>(id: string, en: string, options?: O): TextField<O> => ({
  kind: 'text',
  label: { id, en },
  options: options ?? ({} as O),
});

/** Formatted text (HTML of the editor's allow list, cleaned by the server). */
export const richText = <const O extends TextOptions>(
  id: string,
  en: string,
  options?: O,
): RichTextField<O> => ({
  kind: 'richText',
  label: { id, en },
  options: options ?? ({} as O),
});

/** A whole number. */
export const integer = <const O extends IntegerOptions>(
  id: string,
  en: string,
  options?: O,
): IntegerField<O> => ({
  kind: 'integer',
  label: { id, en },
  options: options ?? ({} as O),
});

/** Yes or no; never empty. */
export const boolean = <const O extends BooleanOptions>(
  id: string,
  en: string,
  options?: O,
): BooleanField<O> => ({
  kind: 'boolean',
  label: { id, en },
  options: options ?? ({} as O),
});

/** A day, as YYYY-MM-DD. */
export const date = <const O extends DateOptions>(id: string, en: string, options?: O): DateField<O> => ({
  kind: 'date',
  label: { id, en },
  options: options ?? ({} as O),
});

/** One of a few fixed values. */
export const choice = <const O extends ChoiceOptions>(
  id: string,
  en: string,
  choices: Choice[],
  options?: O,
): ChoiceField<O> => ({ kind: 'choice', label: { id, en }, choices, options: options ?? ({} as O) });

/** Any of a few fixed values. */
export const choices = <const O extends ChoicesOptions>(
  id: string,
  en: string,
  list: Choice[],
  options?: O,
): ChoicesField<O> => ({ kind: 'choices', label: { id, en }, choices: list, options: options ?? ({} as O) });

/** Another record, by id; `to` is that resource's name. Name the field with a trailing `Id`. */
export const reference = <const O extends ReferenceOptions>(
  id: string,
  en: string,
  to: string,
  options?: O,
): ReferenceField<O> => ({ kind: 'reference', label: { id, en }, to, options: options ?? ({} as O) });

/** Several other records, by id. Name the field with a trailing `Ids`. */
export const references = <const O extends ReferenceOptions>(
  id: string,
  en: string,
  to: string,
  options?: O,
): ReferencesField<O> => ({ kind: 'references', label: { id, en }, to, options: options ?? ({} as O) });

export type Section = { label: Words; help?: Words; fields: string[] };

/** A list of ids in the row that must hold any of these. */
export type HoldsAny = { holdsAny: readonly string[] };

/** Fields that must all hold one of the values given for them. */
export type RowCondition = Record<
  string,
  string | number | boolean | readonly (string | number)[] | HoldsAny
>;

/** Rows a viewer may reach: all, none, those that meet a condition, or those that meet any of several. */
export type RowRule = boolean | RowCondition | readonly RowCondition[];

type Declaration<F extends Record<string, Field>> = {
  /** Route and privilege, e.g. /master-data/klasifikasi-arsip (SPEC A1). */
  path: string;
  service: string;
  entity: string;
  label: Words;
  /** One of them, in lower case, for buttons: "Tambah klasifikasi". */
  one: Words;
  /** A lucide icon's name in kebab case. */
  icon: string;
  fields: F;
  /** Fields whose values, joined by a space, name a record. */
  represent: (keyof F & string)[];
  sort: { field: (keyof F & string) | 'createdAt' | 'updatedAt'; order: 'ASC' | 'DESC' };
  columns: (keyof F & string)[];
  filters?: (keyof F & string)[];
  sections?: Section[];
  /** The reference to the same resource that makes a tree of it. */
  parent?: keyof F & string;
  /** False: reachable by address only (SPEC A2) or, with `pages: false`, by other parts of the product. */
  menu?: boolean;
  /** False: no screens, no routes; other resources refer to it. */
  pages?: boolean;
  /** The path whose privilege its pages and calls take, in place of its own. */
  privilege?: string;
  /** Everybody who is signed in may read its list and its records, whatever the role; writing takes the privilege. */
  readByAll?: boolean;
  /** Rows of a database view that a migration of its own keeps; no table is derived. */
  view?: boolean;
  /** Further fields that pickers get from /lookup, which any signed-in person may call. */
  lookup?: (keyof F & string)[];
  /** Given as well when /lookup is asked by ids: what is too large for a list of options. */
  lookupOne?: (keyof F & string)[];
  /** What no field can say alone: takes a whole record, gives messages by field. Run by forms and by the server. */
  check?: (values: Record<string, unknown>) => Record<string, string[]>;
  /** Which rows a viewer may reach; all when left out. Holds for every read and every write. */
  rows?: (viewer: RowViewer) => RowRule;
  /** Which of these a viewer may change, where that is fewer: never a row that `rows` leaves out. */
  writes?: (viewer: RowViewer) => RowRule;
  /** Lists of ids that the row rules look at and that never leave the server. */
  kept?: readonly string[];
  /** What the list on the screen always asks for, as a filter (several values with commas between). */
  always?: Record<string, string>;
  /** A reference to units: the list on the screen begins with the viewer's own, as a filter that can be taken off. */
  ownUnit?: (keyof F & string) | undefined;
  /** What stands for `tambah` in the address of its form (SPEC A1: `unggah`). */
  createWord?: string;
  /** Names of resources that belong to its setting up without referring to it: its pages lead there. */
  seeAlso?: readonly string[];
  /**
   * What ends at once when a record is deactivated, which is then asked about first; with the name of the resource whose
   * records that refer to it are told (who holds a post).
   */
  deactivating?: { ends: Words; tells?: string };
  /** False: parts of a record go with it that are kept nowhere else, so that deleting it is for good. */
  restorable?: boolean;
};

export type Resource<F extends Record<string, Field> = Record<string, Field>> = Omit<
  Declaration<F>,
  'represent' | 'sort' | 'columns' | 'filters' | 'parent' | 'lookup' | 'lookupOne' | 'ownUnit'
> & {
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
  sameAs?: string;
};

/**
 * Declares an entity. Adds what every entity has (name from the path, defaults for what was left out).
 * @throws when the declaration names a field it does not have, or its sections leave one out
 */
export function resource<const F extends Record<string, Field>>(declaration: Declaration<F>): Resource<F> {
  const known = new Set([...Object.keys(declaration.fields), 'isActive', 'createdAt', 'updatedAt']);
  const named = [
    ...declaration.represent,
    ...declaration.columns,
    ...(declaration.filters ?? []),
    ...(declaration.lookup ?? []),
    ...(declaration.lookupOne ?? []),
    ...(declaration.sections ?? []).flatMap((section) => section.fields),
    declaration.sort.field,
  ];
  const unknown = named.find((name) => !known.has(name));
  if (unknown) throw new Error(`${declaration.path}: no field called ${unknown}`);
  const shown = declaration.sections?.flatMap((section): string[] => section.fields);
  const left = shown && typedNames(declaration.fields).find((name) => !shown.includes(name));
  if (left) throw new Error(`${declaration.path}: ${left} stands in no section`);
  return {
    ...declaration,
    name: declaration.path.replace(/^\//, '').replaceAll('/', '.'),
    filters: declaration.filters ?? [],
    sections: declaration.sections ?? [
      { label: { id: 'Data', en: 'Data' }, fields: typedNames(declaration.fields) },
    ],
    menu: declaration.menu ?? true,
    pages: declaration.pages ?? true,
    lookup: declaration.lookup ?? [],
    lookupOne: declaration.lookupOne ?? [],
    rows: declaration.rows ?? (() => true),
  };
}

/**
 * The same records under another path with screens of their own: a part of them, told by a filter that its list always
 * has (SPEC B7: an archive item is active or inactive). It begins whole: whose unit it was may not be what it is about.
 */
export function lookAt<F extends Record<string, Field>>(
  whole: Resource<F>,
  { path, ...own }: Pick<Resource, 'path' | 'label' | 'one' | 'icon' | 'always'>,
): Resource<F> {
  return {
    ...whole,
    ...own,
    path,
    name: path.replace(/^\//, '').replaceAll('/', '.'),
    sameAs: whole.name,
    ownUnit: undefined,
  };
}

type Value<F extends Field> = F extends { kind: 'text' | 'richText' | 'choice' | 'reference' | 'date' }
  ? string
  : F extends { kind: 'integer' }
    ? number
    : F extends { kind: 'boolean' }
      ? boolean
      : string[];
type Filled<F extends Field> = F extends { kind: 'boolean' | 'choices' | 'references' }
  ? Value<F>
  : F extends { options: { required: true } }
    ? Value<F>
    : Value<F> | null;

/** What every stored record has besides its declared fields. */
export type Standing = {
  id: string;
  version: number;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
};
/** The record of a declared resource, as the API gives it (references also as {id, label} beside). */
export type RecordOf<R extends { fields: Record<string, Field> }> = Standing & {
  -readonly [K in keyof R['fields']]: Filled<R['fields'][K]>;
};

/** True for fields that the server fills in by itself (`stamp`): no form asks for them, no call may set them. */
export const isStamped = (field: Field): boolean =>
  'stamp' in field.options && field.options.stamp !== undefined;

/** True for fields that only the form of a new record asks for, since what they say is kept in another resource. */
export const isCreateOnly = (field: Field): boolean =>
  'createInto' in field.options && field.options.createInto !== undefined;

/** True for what no call gives back: secrets, and what is kept in another resource. */
export const isWriteOnly = (field: Field): boolean =>
  isCreateOnly(field) || (field.kind === 'text' && field.options.secret === true);

/** The database view that says a field of each record, where no column keeps it. */
export const computedBy = (field: Field): string | undefined =>
  field.kind === 'choice' ? field.options.computed : undefined;

/** Whether a deleted record can come back whole: neither a secret of it nor parts beside its fields are gone. */
export const isRestorable = ({ restorable, fields }: Resource): boolean =>
  restorable !== false &&
  Object.values(fields).every((field) => !(field.kind === 'text' && field.options.secret));

/** The fields that people fill in, in declared order. */
export const typedNames = (fields: Record<string, Field>): string[] =>
  Object.keys(fields).filter((name) => !isStamped(fields[name] as Field));

/** True when a value must be given: required fields, and never booleans or lists, which have an empty value. */
export const isRequired = (field: Field): boolean =>
  field.kind !== 'boolean' && 'required' in field.options && field.options.required === true;

/** `parentId` → `parent`, `roleIds` → `roles`: where the {id, label} of a reference stands in a row. */
export const embedName = (fieldName: string): string =>
  fieldName.endsWith('Ids') ? `${fieldName.slice(0, -3)}s` : fieldName.replace(/Id$/, '');

import { useResourceContext } from 'react-admin';
import { embedName, type Resource } from '../../resources/declare.ts';
import { resourceNamed } from '../../resources/index.ts';
import { useSee } from './use-may-use.ts';

/** `isActive` is set only on inactive records. */
export type Ref = { id: string; label: string; isActive?: boolean };
/** A record from the API: declared fields, and those all records have; another server may leave out the optional ones. */
export type Row = {
  id: string;
  version: number;
  isActive: boolean;
  createdAt?: string;
  updatedAt?: string;
  /** Of one record that was read: who made it and who changed it last, by name. */
  by?: { created: string | null; changed: string | null };
  /** Present where the actor may not do everything to every row they read. */
  can?: {
    write: boolean;
    delete?: boolean;
    events?: OpenEvent[];
    remind?: boolean;
    note?: boolean;
    actions?: string[];
  };
} & Record<string, unknown>;

/** An event of a life that is the actor's on this row; blocked where something is missing. */
export type OpenEvent = { event: string; blockedBy?: { message: string; fields: string[] } | undefined };

/** Whether the actor may change the record; default: every reader may. */
export const isWritable = (row: Row | undefined): boolean => row?.can?.write !== false;

/** Whether the actor may delete it. */
export const isDeletable = (row: Row | undefined): boolean => (row?.can?.delete ?? row?.can?.write) !== false;

/**
 * Declaration of the current resource, as the viewer's role sees it.
 * @throws outside of a resource, or when nothing of that name is declared
 */
export function useDeclared(): Resource {
  const name = useResourceContext();
  const see = useSee();
  if (!name) throw new Error('A generated view stands outside of a resource.');
  return see(resourceNamed(name));
}

/** Reference as embedded by the API: no request per row. */
export const refOf = (row: Row | undefined, fieldName: string): Ref | undefined => {
  const embedded = row?.[embedName(fieldName)];
  return isRef(embedded) ? embedded : undefined;
};

/** The same for several. */
export const refsOf = (row: Row | undefined, fieldName: string): Ref[] => {
  const embedded = row?.[embedName(fieldName)];
  return Array.isArray(embedded) ? embedded.filter(isRef) : [];
};

/** Label of a record: its `represent` fields; texts joined by a space, other records' names by a comma. */
export const representationOf = (resource: Resource, row: Row | undefined): string =>
  resource.represent
    .map((name) => refOf(row, name)?.label ?? row?.[name])
    .filter((part) => part !== undefined && part !== null && part !== '')
    .join(resource.represent.some((name) => resource.fields[name]?.kind === 'reference') ? ', ' : ' ');

/** Heading of a record: the name without its code, which gets a chip, or its number, which joins the breadcrumb. */
export function headingOf(
  resource: Resource,
  row: Row | undefined,
): { title: string; code?: string; number?: string } {
  const own = ownNameOf(resource);
  const value = own && row?.[own];
  if (!own || typeof value !== 'string') return { title: representationOf(resource, row) };
  const title = resource.represent
    .filter((name) => name !== own)
    .map((name) => refOf(row, name)?.label ?? row?.[name])
    .filter(Boolean)
    .join(' ');
  if (!title) return { title: value };
  return own === 'code' ? { title, code: value } : { title, number: value };
}

/** The field that is a code or a number the server gives, among those that name it. */
function ownNameOf({ fields, represent }: Resource): string | undefined {
  if (fields.code) return 'code';
  return represent.find((name) => {
    const field = fields[name];
    return field && 'stamp' in field.options && field.options.stamp === 'number';
  });
}

const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value;

import { useResourceContext } from 'react-admin';
import { embedName, type Resource } from '../../resources/declare.ts';
import { resourceNamed } from '../../resources/index.ts';

/** `isActive` is said only of what is not for new work any more. */
export type Ref = { id: string; label: string; isActive?: boolean };
/** A record as the API gives it: declared fields, and what every record has. */
export type Row = {
  id: string;
  version: number;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
  /** Where the declaration gives changing for fewer rows than reading (`writes`): what the reader may do with this one. */
  can?: { write: boolean };
} & Record<string, unknown>;

/** Whether the reader may change the record; where nothing is said of it, whoever reads it may. */
export const isWritable = (row: Row | undefined): boolean => row?.can?.write !== false;

/**
 * The declaration of the resource whose view is open.
 * @throws outside of a resource, or when nothing of that name is declared
 */
export function useDeclared(): Resource {
  const name = useResourceContext();
  if (!name) throw new Error('A generated view stands outside of a resource.');
  return resourceNamed(name);
}

/** What a reference field refers to, from where the API embeds it: no request a row. */
export const refOf = (row: Row | undefined, fieldName: string): Ref | undefined => {
  const embedded = row?.[embedName(fieldName)];
  return isRef(embedded) ? embedded : undefined;
};

/** The same for several. */
export const refsOf = (row: Row | undefined, fieldName: string): Ref[] => {
  const embedded = row?.[embedName(fieldName)];
  return Array.isArray(embedded) ? embedded.filter(isRef) : [];
};

/** What a record is called: its `represent` fields, texts joined by a space and names of other records by a comma. */
export const representationOf = (resource: Resource, row: Row | undefined): string =>
  resource.represent
    .map((name) => refOf(row, name)?.label ?? row?.[name])
    .filter((part) => part !== undefined && part !== null && part !== '')
    .join(resource.represent.some((name) => resource.fields[name]?.kind === 'reference') ? ', ' : ' ');

/**
 * A record's heading: its name alone where a code stands before it, since the code gets a chip of its own.
 */
export function headingOf(resource: Resource, row: Row | undefined): { title: string; code?: string } {
  const code = row?.code;
  if (typeof code !== 'string' || !resource.fields.code) return { title: representationOf(resource, row) };
  const title = resource.represent
    .filter((name) => name !== 'code')
    .map((name) => refOf(row, name)?.label ?? row?.[name])
    .filter(Boolean)
    .join(' ');
  return title ? { title, code } : { title: code };
}

const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value;

import { type ComponentType, createContext, useContext } from 'react';
import { useResourceContext } from 'react-admin';
import type { InputProps } from './inputs/use-field.ts';
import type { CellProps } from './kinds/kind.ts';
import type { Row } from './record.ts';
import type { CompanionProps } from './special/companion-props.ts';

export type View = 'list' | 'create' | 'edit' | 'show';

type FieldOverride = {
  input?: ComponentType<InputProps>;
  /** On the record page. */
  value?: ComponentType<CellProps>;
  /** Below the field, across the whole width. */
  companion?: ComponentType<CompanionProps>;
  /** Beside the whole form where the screen has room, else below it. */
  isBeside?: boolean;
};

/** Replaced views and fields of resources, by resource name (src/overrides.ts). */
export type Overrides = Record<
  string,
  Partial<Record<View, ComponentType>> & {
    fields?: Record<string, FieldOverride>;
    /** In the question before a record is deactivated: what can be settled first. */
    ending?: ComponentType<{ ending?: Row }>;
  }
>;

// A context, since replaced views are made of these views: importing the registry would be circular.
const Context = createContext<Overrides>({});
export const OverridesProvider = Context.Provider;

/** The field whose companion stands beside the form. */
export function useFieldBeside(resource: string): string | undefined {
  const fields = useContext(Context)[resource]?.fields ?? {};
  return Object.keys(fields).find((name) => fields[name]?.isBeside);
}

/** @param resource by default the current one */
export function useFieldOverride(field: string, resource?: string): FieldOverride {
  const current = useResourceContext();
  return useContext(Context)[resource ?? current ?? '']?.fields?.[field] ?? {};
}

export const useEnding = (resource: string) => useContext(Context)[resource]?.ending;

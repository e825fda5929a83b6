import { type ComponentType, lazy } from 'react';
import type { CellProps } from './columns/column.ts';
import type { InputProps } from './inputs/use-field.ts';
import { PathValue, PrivilegesInput, PrivilegesValue } from './privileges/index.ts';

/** A field by its resource and name: `fieldKey('manajemen-user.role', 'privilegedList')`. */
export const fieldKey = (resourceName: string | undefined, field: string): string =>
  `${resourceName} ${field}`;

/** Inputs of single fields that are not the one of their kind. */
export const replacedInputs: Record<string, ComponentType<InputProps>> = {
  [fieldKey('manajemen-user.role', 'privilegedList')]: PrivilegesInput,
  [fieldKey('master-data.template-kop-surat', 'logo')]: lazy(() => import('./special/logo-input.tsx')),
  [fieldKey('master-data.template-kop-surat', 'companyCode')]: lazy(
    () => import('./special/company-input.tsx'),
  ),
  [fieldKey('dokumen.pemberkasan', 'code')]: lazy(() => import('./special/filing-code-input.tsx')),
};

/** Fields with a value component of their own on the record page. */
export const replacedValues: Record<string, ComponentType<CellProps>> = {
  [fieldKey('manajemen-user.role', 'privilegedList')]: PrivilegesValue,
  [fieldKey('manajemen-user.permission', 'path')]: PathValue,
  [fieldKey('master-data.template-kop-surat', 'logo')]: lazy(() => import('./special/logo-value.tsx')),
};

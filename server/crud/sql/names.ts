import type { Resource } from '../../../resources/declare.ts';
import { snakeCase } from './table.ts';

/** Identifiers come from declarations only, never from a request; quoted because some are reserved words. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const tableName = (resource: Resource): string => quote(snakeCase(resource.entity));

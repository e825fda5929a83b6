import type { Resource } from '../../../../resources/declare.ts';

/** Whether a deleted record can come back whole: a password is kept nowhere (server/crud/restore-record.ts). */
export const isRestorable = (resource: Resource): boolean =>
  Object.values(resource.fields).every((field) => !(field.kind === 'text' && field.options.secret === true));

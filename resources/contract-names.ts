import type { Resource } from './declare.ts';

/** Contract names of a field beside its own; responses carry both (SPEC A3). */
export const contractNames = ({ name }: Resource): readonly (readonly [also: string, field: string])[] =>
  names[name] ?? [];

const names: Record<string, readonly (readonly [string, string])[]> = {
  'manajemen-user.role': [['Name', 'name']],
};

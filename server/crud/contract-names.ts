import type { Resource } from '../../resources/declare.ts';

/** Names that the contract gives to a field beside its own, as the answers carry both (SPEC A3). */
export const contractNames = ({ name }: Resource): readonly (readonly [also: string, field: string])[] =>
  names[name] ?? [];

const names: Record<string, readonly (readonly [string, string])[]> = {
  'manajemen-user.role': [['Name', 'name']],
};

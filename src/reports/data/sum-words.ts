import type { Resource } from '../../../resources/declare.ts';
import { valueOfSum } from '../../../resources/kinds/index.ts';
import { type Row, shownOf } from '../../views/parts.ts';

/** A sum as its field is shown; a dash where nothing is filled in. */
export function sumWords({ fields }: Resource, name: string, sum: string | null | undefined): string {
  const field = fields[name];
  if (!field || sum === null || sum === undefined) return '–';
  return shownOf(field).plain(field, { [name]: valueOfSum(field, sum) } as Row, name);
}

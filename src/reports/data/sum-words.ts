import type { Field, Resource } from '../../../resources/declare.ts';
import { type Row, shownOf } from '../../views/parts.ts';

/** A sum as its field is shown; a dash where nothing is filled in. */
export function sumWords({ fields }: Resource, name: string, sum: string | null | undefined): string {
  const field = fields[name];
  if (!field || sum === null || sum === undefined) return '–';
  return shownOf(field).plain(field, { [name]: sumValue(field, sum) } as Row, name);
}

const sumValue = ({ kind }: Field, sum: string): string | number =>
  kind === 'integer' || kind === 'duration' ? Number(sum) : sum;

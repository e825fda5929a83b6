import { z } from 'zod';
import { embedName, type Field } from '../../declare.ts';

/** A record that another refers to; `isActive` only of a single record, only where false. */
const label = z
  .object({ id: z.guid(), label: z.string().nullable(), isActive: z.literal(false).optional() })
  .meta({ id: 'Reference' });

/** The labels that answers give beside a reference's ids, by name. */
export function labelsOf(name: string, { kind }: Field): [string, z.ZodType][] {
  if (kind === 'reference') return [[embedName(name), label.nullable()]];
  return kind === 'references' ? [[embedName(name), z.array(label)]] : [];
}

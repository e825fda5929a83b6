import { z } from 'zod';
import { tours } from '../../domain/help/index.ts';
import { idRule } from '../../domain/help/ticket-schema.ts';
import { fault } from '../../lib/text-faults.ts';
import { fieldErrors } from '../../resources/schema.ts';
import { invalid } from '../http/index.ts';

// What else may be sent about tickets, and about tours (tickets themselves: domain/help/ticket-schema.ts).

export const assignment = z.strictObject({ userId: idRule.nullable() });
export const seenTours = z.strictObject({
  tours: z
    .array(
      z.enum(tours, fault({ id: 'Tur ini tidak dikenal.', en: 'This tour is not known.' })),
      fault({ id: 'Sebutkan turnya.', en: 'Name the tours.' }),
    )
    .min(1, fault({ id: 'Sebutkan turnya.', en: 'Name the tours.' }))
    .max(tours.length, fault({ id: 'Sebutkan setiap tur sekali.', en: 'Name each tour once.' })),
});
export const nothing = z.strictObject({});

/** Takes a body, gives it checked. @throws Refusal 422 naming the fields */
export function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data;
}

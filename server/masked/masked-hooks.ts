import { translate } from '../../lib/language.ts';
import type { Field } from '../../resources/declare.ts';
import { resources } from '../../resources/index.ts';
import { isMask, maskedBy, maskedNames, maskOf } from '../../resources/kinds/text/mask.ts';
import { seal } from '../accounts/index.ts';
import type { Hooks } from '../crud/index.ts';
import { invalid } from '../http/index.ts';
import { openPlace, placeOf, purpose } from './place.ts';
import { maskedValues } from './tables.ts';

/** Keeps what was typed into masked fields, in the transaction of the write. */
export const maskedHooks = (secret: string): Record<string, Hooks> =>
  Object.fromEntries(
    resources.flatMap((resource): [string, Hooks][] => {
      const names = maskedNames(resource);
      if (names.length === 0) return [];
      const afterWrite: Hooks['afterWrite'] = async (executor, { before, record, secrets }) => {
        for (const field of names) {
          // Of what is not shown nothing is kept.
          if (!isMask(record[field])) continue;
          const place = { resource: resource.name, recordId: String(record.id), field };
          const typed = secrets[field];
          if (typed !== undefined) {
            const sealed = seal(secret, purpose, placeOf(place), Buffer.from(typed));
            await executor
              .insert(maskedValues)
              .values({ ...place, sealed })
              .onConflictDoUpdate({
                target: [maskedValues.resource, maskedValues.recordId, maskedValues.field],
                set: { sealed },
              });
          } else if (record[field] !== before?.[field])
            refuseOther(
              resource.fields[field] as Field,
              field,
              record[field],
              await openPlace(executor, secret, place),
            );
        }
      };
      return [[resource.name, { afterWrite }]];
    }),
  );

/**
 * A mask that comes back, as by an undo, must be that of the value which is kept.
 * @throws Refusal 422
 */
function refuseOther(field: Field, name: string, mask: unknown, kept: string | undefined): void {
  if (kept === undefined || maskOf(kept, maskedBy(field) ?? 0) !== mask)
    throw invalid({ [name]: [translate({ id: 'Isi nilainya lengkap.', en: 'Enter the whole value.' })] });
}

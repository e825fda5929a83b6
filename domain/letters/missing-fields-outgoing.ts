import { z } from 'zod';
import { recordId } from '../../lib/body-parts.ts';
import { translate } from '../../lib/language.ts';
import { emailPattern } from '../../lib/shapes.ts';
import { fault } from '../../lib/text-faults.ts';
import { letterText } from './letter-text.ts';
import type { OutgoingBlock } from './outgoing.ts';

const pattern = new RegExp(emailPattern.source);
/** Characters with a meaning in a mail's address line: several addresses, a name, a route. */
const forbidden = /[,;:<>()[\]"\\\p{Cc}]/u;

/** One address and nothing but an address. */
export const isMailAddress = (value: string): boolean =>
  value.length <= 200 && pattern.test(value) && !forbidden.test(value);

const noAddress = fault(emailPattern.message);
export const mailAddress = z.string(noAddress).trim().refine(isMailAddress, noAddress);

const party = z.strictObject({
  institutionId: recordId().nullable().default(null),
  name: letterText(200).refine(
    (value) => value.trim() !== '',
    fault({ id: 'Isi nama.', en: 'Enter a name.' }),
  ),
  email: mailAddress.nullable().default(null),
});
const parties = z
  .array(party)
  .max(100, fault({ id: 'Paling banyak 100 penerima di luar.', en: 'At most 100 recipients outside.' }))
  .default([]);

/** The block of a draft (SPEC A3): nearly everything may be missing. */
export const outgoingSchema = z.strictObject({
  address: letterText(1000).default(''),
  externalReceiver: parties,
  externalCc: parties,
});

/** Missing parts of an outgoing letter: an outside receiver and an address. */
export function missingOutgoingFields(
  block: OutgoingBlock | null | undefined,
): { field: 'internalToExternal.externalReceiver' | 'internalToExternal.address'; message: string }[] {
  const missing: ReturnType<typeof missingOutgoingFields> = [];
  if (!block?.externalReceiver.length)
    missing.push({
      field: 'internalToExternal.externalReceiver',
      message: translate({
        id: 'Pilih paling sedikit satu penerima di luar.',
        en: 'Choose at least one recipient outside.',
      }),
    });
  if (!block?.address.trim())
    missing.push({
      field: 'internalToExternal.address',
      message: translate({ id: 'Isi alamat tujuan.', en: 'Enter the address.' }),
    });
  return missing;
}

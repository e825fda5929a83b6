import { z } from 'zod';
import { mailAddress } from '../../../domain/letters/missing-fields-outgoing.ts';
import { mostMailAddresses, proofLimit } from '../../../domain/letters/outgoing.ts';
import { realDay, recordId, yesOrNo } from '../../../lib/body-parts.ts';
import { say } from '../../../lib/language.ts';
import { fault } from '../../../lib/text-faults.ts';
import { invalid } from '../../http/index.ts';
import { noteText } from '../flow/note.ts';

const id = recordId().optional();
const day = realDay();
const line = (max: number) =>
  noteText.max(max, fault({ id: `Paling banyak ${max} karakter.`, en: `At most ${max} characters.` }));

/** Names of the outside parties it was handed to; omitted means all of them. */
const names = z
  .array(
    line(200).min(1, fault({ id: 'Isi nama penerima.', en: 'Enter the name of the recipient.' })),
    fault({ id: 'Pilih penerima.', en: 'Choose a recipient.' }),
  )
  .max(
    mostMailAddresses,
    fault({
      id: `Paling banyak ${mostMailAddresses} penerima.`,
      en: `At most ${mostMailAddresses} recipients.`,
    }),
  )
  .transform(onceEach)
  .optional();

const byHand = {
  id,
  date: day,
  note: noteText.nullish(),
  trackingNumber: line(100).nullish(),
  to: names,
};

/** The body of POST …/dispatch: one shape for mail, one for delivery by hand. */
export const dispatchSchema = z.discriminatedUnion(
  'channel',
  [
    z.strictObject({
      id,
      channel: z.literal('mail'),
      to: z
        .array(
          mailAddress,
          fault({ id: 'Isi paling sedikit satu alamat surel.', en: 'Enter at least one e-mail address.' }),
        )
        .min(
          1,
          fault({ id: 'Isi paling sedikit satu alamat surel.', en: 'Enter at least one e-mail address.' }),
        )
        .max(
          mostMailAddresses,
          fault({
            id: `Paling banyak ${mostMailAddresses} alamat.`,
            en: `At most ${mostMailAddresses} addresses.`,
          }),
        )
        .transform(onceEach),
      message: noteText.nullish(),
      isConfirmed: yesOrNo().default(false),
    }),
    z.strictObject({ ...byHand, channel: z.literal('download') }),
    z.strictObject({ ...byHand, channel: z.literal('courier') }),
  ],
  fault({ id: 'Pilih cara pengiriman.', en: 'Choose how it is sent.' }),
);
export type DispatchBody = z.infer<typeof dispatchSchema>;

/** The body of POST …/dispatch/{dispatchId}/proof. */
export const proofSchema = z.strictObject({
  receiverName: line(200).min(1, fault({ id: 'Isi nama penerima.', en: 'Enter the name of the recipient.' })),
  receivedDate: day,
  fileName: line(200).min(1, fault({ id: 'Sertakan berkas bukti.', en: 'Attach the proof.' })),
  content: z
    .string(fault({ id: 'Sertakan berkas bukti.', en: 'Attach the proof.' }))
    .min(1, fault({ id: 'Sertakan berkas bukti.', en: 'Attach the proof.' }))
    .max(
      Math.ceil((proofLimit * 4) / 3) + 200,
      fault({ id: 'Ukuran berkas harus lebih kecil dari 5 MB.', en: 'The file must be smaller than 5 MB.' }),
    ),
});

/**
 * Accepts base64 or a data URL.
 * @throws Refusal 422 on `content`
 */
export function bytesOf(content: string): Buffer {
  const text = content.replace(/^data:[^,]{0,200};base64,/, '');
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text))
    throw invalid({
      content: [
        say({ id: 'Isi berkas rusak. Unggah kembali.', en: 'The file is damaged. Upload it again.' }),
      ],
    });
  return Buffer.from(text, 'base64');
}

function onceEach(addresses: string[]): string[] {
  const seen = new Set<string>();
  return addresses.filter((address) => {
    const key = address.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

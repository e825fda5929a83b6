import { z } from 'zod';
import { mailAddress } from '../../../resources/naskah-dinas/gaps-outgoing.ts';
import { mostMailAddresses, proofLimit } from '../../../resources/naskah-dinas/outgoing.ts';
import { isRealDay, uuidPattern } from '../../../resources/shapes.ts';
import { invalid } from '../../http/index.ts';
import { noteText } from '../flow/note.ts';

const id = z
  .string({ error: 'Pilihan tidak dikenal.' })
  .regex(uuidPattern, 'Pilihan tidak dikenal.')
  .optional();
const day = z
  .string({ error: 'Isi dengan tanggal.' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Isi tanggal yang benar.')
  .refine(isRealDay, 'Isi tanggal yang benar.');
const line = (max: number) => noteText.max(max, `Paling banyak ${max} karakter.`);

/** Whom outside it was handed to, by name; none named is for all of them. */
const names = z
  .array(line(200).min(1, 'Isi nama penerima.'), { error: 'Pilih penerima.' })
  .max(mostMailAddresses, `Paling banyak ${mostMailAddresses} penerima.`)
  .transform(onceEach)
  .optional();

const byHand = {
  id,
  date: day,
  note: noteText.nullish(),
  trackingNumber: line(100).nullish(),
  to: names,
};

/** The body of POST …/dispatch: one shape for mails, one for what leaves the house in somebody's hands. */
export const dispatchSchema = z.discriminatedUnion(
  'channel',
  [
    z.strictObject({
      id,
      channel: z.literal('mail'),
      to: z
        .array(mailAddress, { error: 'Isi paling sedikit satu alamat surel.' })
        .min(1, 'Isi paling sedikit satu alamat surel.')
        .max(mostMailAddresses, `Paling banyak ${mostMailAddresses} alamat.`)
        .transform(onceEach),
      message: noteText.nullish(),
      isConfirmed: z.boolean({ error: 'Pilih ya atau tidak.' }).default(false),
    }),
    z.strictObject({ ...byHand, channel: z.literal('download') }),
    z.strictObject({ ...byHand, channel: z.literal('courier') }),
  ],
  { error: 'Pilih cara pengiriman.' },
);
export type DispatchBody = z.infer<typeof dispatchSchema>;

/** The body of POST …/dispatch/{dispatchId}/proof. */
export const proofSchema = z.strictObject({
  receiverName: line(200).min(1, 'Isi nama penerima.'),
  receivedDate: day,
  fileName: line(200).min(1, 'Sertakan berkas bukti.'),
  content: z
    .string({ error: 'Sertakan berkas bukti.' })
    .min(1, 'Sertakan berkas bukti.')
    .max(Math.ceil((proofLimit * 4) / 3) + 200, 'Ukuran berkas harus lebih kecil dari 5 MB.'),
});

/** Takes the content of a file as a browser sends it, gives its bytes. @throws Refusal 422 on `content` */
export function bytesOf(content: string): Buffer {
  const text = content.replace(/^data:[^,]{0,200};base64,/, '');
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text))
    throw invalid({ content: ['Isi berkas rusak. Unggah kembali.'] });
  return Buffer.from(text, 'base64');
}

function onceEach(addresses: string[]): string[] {
  const seen = new Set<string>();
  return addresses.filter((address) => {
    const key = address.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

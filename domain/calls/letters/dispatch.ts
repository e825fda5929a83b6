import { z } from 'zod';
import { realDay, recordId, yesOrNo } from '../../../lib/body-parts.ts';
import { fault } from '../../../lib/text-faults.ts';
import { mailAddress } from '../../letters/missing-fields-outgoing.ts';
import { mostMailAddresses, proofLimit } from '../../letters/outgoing.ts';
import { trackingNumberLimit } from '../../letters/text-limits.ts';
import { defineCall, fileOf, listOf } from '../define-call.ts';
import { noteText } from './note-text.ts';
import { dispatch, groupOption, unfoldedGroup } from './shapes/outgoing.ts';

const tags = ['letter'];
const base = '/letter/api/Letter/:id/dispatch';
const groups = '/letter/api/RecipientGroup';

const clientId = recordId().optional();
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
  id: clientId,
  date: realDay(),
  note: noteText.nullish(),
  trackingNumber: line(trackingNumberLimit).nullish(),
  to: names,
};

/** One shape for mail, one for delivery by hand. */
const newDispatch = z.discriminatedUnion(
  'channel',
  [
    z.strictObject({
      id: clientId,
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
export type DispatchBody = z.output<typeof newDispatch>;

const proof = z.strictObject({
  receiverName: line(200).min(1, fault({ id: 'Isi nama penerima.', en: 'Enter the name of the recipient.' })),
  receivedDate: realDay(),
  fileName: line(200).min(1, fault({ id: 'Sertakan berkas bukti.', en: 'Attach the proof.' })),
  content: z
    .string(fault({ id: 'Sertakan berkas bukti.', en: 'Attach the proof.' }))
    .min(1, fault({ id: 'Sertakan berkas bukti.', en: 'Attach the proof.' }))
    .max(
      Math.ceil((proofLimit * 4) / 3) + 200,
      fault({ id: 'Ukuran berkas harus lebih kecil dari 5 MB.', en: 'The file must be smaller than 5 MB.' }),
    ),
});

function onceEach(addresses: string[]): string[] {
  const seen = new Set<string>();
  return addresses.filter((address) => {
    const key = address.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** Letters that leave the company, and the groups they go to (SPEC A3, B1.4, B5). */
export const dispatchCalls = {
  list: defineCall({
    method: 'GET',
    path: base,
    summary: 'Pengiriman naskah ke luar',
    tags,
    answer: listOf(dispatch),
  }),
  dispatch: defineCall({
    method: 'POST',
    path: base,
    summary: 'Kirim naskah ke luar atau catat pengirimannya',
    tags,
    body: newDispatch,
    answer: listOf(dispatch),
  }),
  proof: defineCall({
    method: 'GET',
    path: `${base}/:dispatchId/proof`,
    summary: 'Bukti pengiriman',
    tags,
    answer: fileOf(),
  }),
  prove: defineCall({
    method: 'POST',
    path: `${base}/:dispatchId/proof`,
    summary: 'Catat bukti pengiriman',
    tags,
    body: proof,
    answer: listOf(dispatch),
  }),
  groups: defineCall({
    method: 'GET',
    path: groups,
    summary: 'Grup penerima',
    tags,
    query: z.object({ FirstChar: z.string().optional(), PerPage: z.int().optional() }),
    answer: listOf(groupOption),
  }),
  group: defineCall({
    method: 'GET',
    path: `${groups}/:id`,
    summary: 'Anggota grup penerima saat ini',
    tags,
    answer: unfoldedGroup,
  }),
};
export type DispatchCalls = typeof dispatchCalls;

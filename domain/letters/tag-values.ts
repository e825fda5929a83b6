import { dayInWords, weekdayOf } from '../../lib/day-in-words.ts';
import type { SheetFacts } from './letter.ts';
import { anySalutation } from './salutation.ts';
import type { TagValues } from './tags.ts';

type Facts = {
  /** The signer's own, and what the server alone knows. */
  tags: SheetFacts['tags'];
  to: readonly string[];
  ccs: readonly string[];
  subject: string;
  attachmentNote: string;
  urgencyName: string;
  place: string;
  /** ISO date. */
  scriptDate: string | null;
  number: string | null;
  /** A sentence for each; none in kinds without parties. */
  parties: readonly string[];
};

/** The values of a letter's tags, the same in the wizard, on the sheet and in the PDF. */
export const tagValuesOf = ({ tags, scriptDate, ...facts }: Facts): TagValues => ({
  ...tags,
  sapaan: tags.sapaan ?? anySalutation,
  kepada: facts.to,
  tembusan: facts.ccs,
  perihal: facts.subject,
  lampiran: facts.attachmentNote,
  sifat: facts.urgencyName,
  tempat: facts.place,
  nomor_naskah: facts.number,
  tanggal_naskah: scriptDate,
  hari: weekdayOf(scriptDate ?? ''),
  tanggal_terbilang: dayInWords(scriptDate ?? ''),
  para_pihak: facts.parties,
});

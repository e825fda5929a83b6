import type { ContractFacts } from '../../../domain/letters/contract.ts';
import { wordingWith } from '../../../domain/letters/contract-values.ts';
import { plusDays } from '../../../lib/wib.ts';
import { demoId } from '../ids.ts';
import { readData } from '../read-data.ts';

/** A contract of all mandatory articles, some worded otherwise and one of its own before the last. */
export type ContractData = {
  parties: string[];
  /** kebutuhan-kontrak, by code. */
  need: string;
  /** Of its checklist, at hand. */
  papers: string[];
  /** Days from its writing. */
  begins: number;
  days: number;
  values: Record<string, string>;
  reworded: Record<string, string>;
  further: { title: string; content: string };
};
type Articles = { code: string; name: string; isMandatory: boolean; sortOrder: number; content: string }[];

/** @param day on which it is written, ISO */
export function writeContract(data: ContractData, day: string): { html: string; contract: ContractFacts } {
  const begin = plusDays(day, data.begins);
  const values = {
    ...data.values,
    jumlah_hari: String(data.days),
    tanggal_mulai: begin,
    tanggal_selesai: plusDays(begin, data.days - 1),
  };
  const mandatory = readData<{ articles: Articles }>('contract-parts')
    .articles.filter(({ isMandatory }) => isMandatory)
    .toSorted((a, b) => a.sortOrder - b.sortOrder);
  const worded = mandatory.map(({ code, name, content }) => ({
    title: name,
    content: data.reworded[code] ?? wordingWith(content, values),
  }));
  return {
    html: [...worded.slice(0, -1), data.further, ...worded.slice(-1)]
      .map(({ title, content }, at) => `<h3>Pasal ${at + 1}<br />${title}</h3>${content}`)
      .join(''),
    contract: {
      parties: data.parties.map((name) => ({ name, introductionId: null, values: {} })),
      articles: mandatory.map(({ code }) => demoId('article', code)),
      values,
      needId: demoId('contract-need', data.need),
      papers: data.papers,
    },
  };
}

import type { Message } from '../../lib/language.ts';
import { type ContractFacts, namedParties, partiesNamed } from './contract.ts';
import type { Layout } from './layouts.ts';

type Stated = {
  facts: ContractFacts;
  layout: Layout;
  /** As the letterhead names it; empty without a letterhead: then the first party is ours. */
  company: string;
  /** A contract always states its parties. */
  isContract: boolean;
  /** How many sign here after the letter's signer. */
  cosigners: number;
};

/** What a paper of several parties lacks of them; the wizard and the server ask it. None for other kinds. */
export function partyFault({ facts, layout, company, isContract, cosigners }: Stated): Message | undefined {
  const parties = namedParties(facts).length;
  if (!isContract && !layout.isOfParties) return;
  if (isContract && parties < 2)
    return {
      id: 'Kontrak memerlukan dua pihak yang berbeda. Nyatakan para pihak.',
      en: 'A contract needs two different parties. State the parties.',
    };
  if (layout.decidesTogether && parties < 2 && cosigners === 0)
    return {
      id: 'Keputusan bersama ditetapkan paling sedikit dua pejabat. Nyatakan para pihak, atau tambahkan penanda tangan.',
      en: 'A joint decision is made by two officials at least. State the parties, or add a signer.',
    };
  if (parties === 1)
    return {
      id: 'Baru satu pihak dinyatakan. Nyatakan pihak lainnya, atau kosongkan.',
      en: 'Only one party is stated. State the other one, or leave both empty.',
    };
  const ours = partiesNamed(facts.parties, company).length;
  if (parties < 2 || !company || ours === 1) return;
  return ours === 0
    ? {
        id: `Tidak ada pihak yang bernama ${company} seperti pada kop surat. Tulis nama perusahaan kita begitu pada salah satu pihak.`,
        en: `No party is called ${company} as on the letterhead. Call our company so among the parties.`,
      }
    : {
        id: `Lebih dari satu pihak bernama ${company} seperti pada kop surat. Sisakan satu.`,
        en: `More than one party is called ${company} as on the letterhead. Leave one of them.`,
      };
}

import type { PrintedCosigner, SecondParty } from '../calls/letters/shapes/parties.ts';
import { type ContractParty, partiesNamed } from './contract.ts';
import { printedValue, type Values } from './contract-values.ts';
import { fillVariables, variableLabel } from './contract-variables.ts';
import { placeholdersIn } from './placeholders.ts';
import { longDate } from './tags.ts';

export type { Cosignature, PrintedCosigner, SecondParty } from '../calls/letters/shapes/parties.ts';

// Parties of an agreement or minutes (DOMAIN 9): names, representation, signers. Shared by the tag
// `{{para_pihak}}`, title and signatures, on screen and in the PDF.

export type Party = {
  /** "PIHAK PERTAMA" */
  role: string;
  institution: string;
  personName: string;
  positionName: string;
  npp: string;
  /** Whether the letter's signer signs for it. */
  isOurs: boolean;
  /** Who signs for it electronically after the letter's signer; null where it signs by hand. */
  cosigner: PrintedCosigner | null;
  /** Its own number of the paper, and where and when it signs; empty where not said. */
  number: string;
  placed: string;
  /** The wording of its introduction, filled in; empty where none was chosen. */
  introduction: string;
};

type OnPaper = {
  letterhead: { name: string } | null;
  secondParty?: SecondParty | null;
  contractParties?: readonly ContractParty[] | null;
  cosigners?: readonly PrintedCosigner[] | undefined;
  /** What the first is called; else PIHAK PERTAMA. */
  firstParty?: string;
  /** Whether stated parties are introduced with the staff numbers of who signs here, as unstated ones are. */
  statesStaffNumbers?: boolean;
  signer: { positionName: string; personName: string | null; npp?: string | null } | null;
};

const ordinals = ['PERTAMA', 'KEDUA', 'KETIGA', 'KEEMPAT', 'KELIMA'];

/** "PIHAK KEDUA"; the first may be called otherwise. */
export const designationOf = (index: number, first = ''): string =>
  index === 0 && first ? first : `PIHAK ${ordinals[index] ?? index + 1}`;

/** The variables that say who signs for a party, whatever introduction it has. */
export const officialVariables = ['nama_penanda_tangan', 'jabatan_penanda_tangan'] as const;

/** The variable with the staff number of who signs for a party stated by hand. */
export const staffNumber = 'npp_penanda_tangan';

/** Which variable names the party: that of its introduction, else `nama_pihak`. */
export const nameVariable = (names: readonly string[]): string =>
  names.find((name) => /^nama_(?!penanda|orang)/.test(name)) ??
  names.find((name) => name.startsWith('nama_')) ??
  'nama_pihak';

/** A party's variables to enter: those of its wording, else its name and signer. */
export const variablesOfParty = ({ wording }: Pick<ContractParty, 'wording'>): string[] =>
  wording ? placeholdersIn(wording, false) : ['nama_pihak', ...officialVariables, staffNumber];

/** Builds a letter's parties in order: as stated for a contract, else its signers in theirs, and the receiver. */
export function partiesOf({
  letterhead,
  secondParty,
  contractParties,
  cosigners = [],
  firstParty = '',
  statesStaffNumbers = false,
  signer,
}: OnPaper): Party[] {
  const company = letterhead?.name.trim() ?? '';
  const ours = {
    personName: signer?.personName ?? '',
    positionName: signer?.positionName ?? '',
    npp: signer?.npp ?? '',
  };
  const stated = (contractParties ?? []).filter(({ name }) => name.trim());
  if (stated.length < 2) {
    const others = [
      ...cosigners.map((cosigner) => ({ ...partyOf(cosigner), npp: cosigner.npp ?? '', cosigner })),
      ...(cosigners.length === 0 || secondParty
        ? [{ ...partyOf(secondParty), npp: secondParty?.npp ?? '', cosigner: null }]
        : []),
    ];
    return [
      { institution: company, ...ours, isOurs: true, cosigner: null },
      ...others.map((other) => ({ ...other, isOurs: false })),
    ].map((party, index) => ({
      ...party,
      ...{ role: designationOf(index, firstParty), number: '', placed: '', introduction: '' },
    }));
  }
  // A draft may not name us yet; sending requires it (contract-faults.ts).
  const own = partiesNamed(stated, company)[0] ?? 0;
  const signing = cosignersOfParties(stated, own, cosigners);
  return stated.map((party, index) => {
    const cosigner = signing[index] ?? null;
    const signs = index === own ? ours : cosigner;
    return {
      ...statedParty(party, designationOf(index, firstParty), index === own ? ours : undefined, cosigner),
      npp: signs ? (statesStaffNumbers ? (signs.npp ?? '') : '') : (party.values[staffNumber]?.trim() ?? ''),
    };
  });
}

const partyOf = (other: Partial<SecondParty> | null | undefined) => ({
  institution: other?.institution ?? '',
  personName: other?.personName ?? '',
  positionName: other?.positionName ?? '',
});

/** Each stated party's signer by its company; one that is ours, or not named, signs for none. */
export function cosignersOfParties<One extends { institution: string | null }>(
  stated: readonly Pick<ContractParty, 'name'>[],
  own: number,
  cosigners: readonly One[],
): (One | undefined)[] {
  const left = [...cosigners];
  return stated.map((party, index) => {
    const at = left.findIndex(
      ({ institution }) => index !== own && partiesNamed([party], institution ?? '').length > 0,
    );
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
}

/** Our party's signer is the letter's signer, whoever was filled in when its introduction was chosen. */
function statedParty(
  { name, wording, values, number = '', place = '', day }: ContractParty,
  designation: string,
  ours: { personName: string; positionName: string } | undefined,
  cosigner: PrintedCosigner | null,
): Omit<Party, 'npp'> {
  const signs = ours ?? cosigner;
  const personName = signs?.personName || values.nama_penanda_tangan?.trim() || '';
  const positionName = signs?.positionName || values.jabatan_penanda_tangan?.trim() || '';
  const role = values.sebutan_pihak?.trim() || designation;
  const all = {
    ...values,
    nama_penanda_tangan: personName,
    jabatan_penanda_tangan: positionName,
    sebutan_pihak: role,
  };
  return {
    ...{
      role,
      institution: name.trim(),
      personName,
      positionName,
      isOurs: ours !== undefined,
      cosigner,
      number: number.trim(),
      placed: [place.trim(), day && longDate(day)].filter(Boolean).join(', '),
    },
    introduction: wording ? introduced(wording, all) : '',
  };
}

/** The value of the tag `{{para_pihak}}`: a sentence per party; none while one of them is unknown. */
export function partyIntroductions(parties: readonly Party[]): string[] {
  if (parties.length < 2 || parties.some((party) => !party.institution && !party.personName)) return [];
  return parties.map((party, index) => {
    const ending = index === parties.length - 1 ? '.' : index === parties.length - 2 ? '; dan' : ';';
    return (party.introduction || sentenceOf(party)) + ending;
  });
}

function sentenceOf({ institution, personName, positionName, npp, role }: Party): string {
  const person = [personName, npp && `NPP ${npp}`, positionName].filter(Boolean).join(', ');
  const acting = [person, institution && (person ? `mewakili ${institution}` : institution)];
  return [...acting, `selanjutnya disebut ${role}`].filter(Boolean).join(', ');
}

/** Empty variables stay in brackets, which block signing. */
const introduced = (wording: string, values: Values): string =>
  withoutFullStop(
    fillVariables(wording, (name) => printedValue(name, values) || `[${variableLabel(name).toLowerCase()}]`),
  );

function withoutFullStop(sentence: string): string {
  const ended = sentence.trimEnd();
  return ended.endsWith('.') ? ended.slice(0, -1).trimEnd() : sentence;
}

import type { Witness } from '../calls/letters/shapes/contract.ts';
import type { Cosignature, Party, PrintedCosigner, SecondParty } from './parties.ts';
import { longDate, signedHour } from './tags.ts';

export type PartyRole = {
  role: string;
  isSigner: boolean;
  hasInstitution?: boolean;
  /** Room for the stamp duty (DOMAIN 9: meterai). */
  hasDutyStamp?: boolean;
  /** Lines to be filled in by hand instead of names. */
  blanks?: readonly string[];
};

export type SignerLines = { onBehalfOf: string; post: string; name: string; npp: string };
export type PartyLines = SignerLines & {
  role: string;
  institution: string;
  isSigner: boolean;
  /** Signs electronically after the letter's signer. */
  isCosigner: boolean;
  /** Their place among the signatures of the file, the sender's being the first; 0 where none is in it. */
  order: number;
  /** Whoever signed in the end, with place and day in lines. */
  signed: (SignerLines & { placed: string[] }) | null;
  hasDutyStamp: boolean;
  /** "Bekasi, 24 November 2026", above the role; empty where the text says it. */
  placed: string;
  blanks: readonly string[];
};

/** "ANTARA …" and "DAN …" with the parties' names; empty while one of them is unknown. */
export const betweenLines = (parties: readonly Party[]): string => {
  const names = parties.map(({ institution }) => institution.toUpperCase());
  if (names.some((name) => name === '')) return '';
  const last = names.length - 1;
  return names
    .map((name, index) => (index === 0 ? 'ANTARA ' : index === last ? 'DAN ' : '') + name)
    .join('\n');
};

/**
 * Builds a stated party's lines: ours as the letter is signed, others' from their data, stamp duty on the first.
 * @param roles who signs in this kind of paper
 * @param before the parties that precede it
 */
export function linesOfParty(
  roles: readonly PartyRole[],
  { role, institution, personName, positionName, npp, isOurs, cosigner, placed }: Party,
  signer: SignerLines | null,
  before: readonly Party[],
  { cosigners = [], ...head }: Signed,
): PartyLines {
  const lines = isOurs
    ? (signer ?? unknown)
    : cosigner
      ? cosignerLines(cosigner)
      : { ...unknown, post: positionName && `${positionName},`, name: personName, npp };
  const hasDutyStamp = roles.some((party) => party.hasDutyStamp);
  return {
    ...lines,
    role: `${role},`,
    institution,
    isSigner: isOurs,
    isCosigner: cosigner !== null,
    order: isOurs ? 1 : cosigner ? cosigners.indexOf(cosigner) + 2 : 0,
    signed: signedLines(cosigner?.signed, head),
    hasDutyStamp: hasDutyStamp && isByHand({ isOurs, cosigner }) && !before.some(isByHand),
    placed,
    blanks: [],
  };
}

/**
 * The stamp duty of a paper nobody signs by hand is an electronic one, in the place of the first: one for each original.
 */
export const withDutyStamp = (roles: readonly PartyRole[], parties: readonly PartyLines[]): PartyLines[] =>
  roles.some((party) => party.hasDutyStamp) && parties.every((party) => party.isSigner || party.isCosigner)
    ? parties.map((party, index) => ({ ...party, hasDutyStamp: index === 0 }))
    : [...parties];

/** Who decide as one sign by company and post in capitals, without a party's name; whoever signed in the end, too. */
export const inCapitals = (party: PartyLines): PartyLines => ({
  ...party,
  ...{ role: '', institution: party.institution.toUpperCase() },
  ...raised(party),
  signed: party.signed && { ...party.signed, ...raised(party.signed) },
});

const raised = ({ post, name, onBehalfOf }: SignerLines): SignerLines => ({
  onBehalfOf: onBehalfOf.split('\n').map(postInCapitals).join('\n'),
  post: postInCapitals(post),
  name: withoutTitles(name).toUpperCase(),
  npp: '',
});

/** Decisions name who signs them without titles before and degrees behind the name. */
export const withoutTitles = (name: string): string =>
  name.replace(/^(?:(?:Prof|Drs?|dr|drg|drh|Dra|Ir|K?H|Hj|apt)\.\s*)+/, '').replace(/,\s*\S.*$/, '');

/** "DIREKTUR UTAMA PT SATU", "DAN DIREKTUR UTAMA PT DUA": who decide, in lines; none while one of them is unknown. */
export function deciders(parties: readonly Party[]): string[] {
  const names = parties.map(({ positionName, institution }) =>
    [postInCapitals(positionName), institution.toUpperCase()].filter(Boolean).join(' '),
  );
  if (names.length < 2 || names.some((name) => name === '')) return [];
  const last = names.length - 1;
  return names.map((name, index) => (index === last ? `DAN ${name}` : last > 1 ? `${name},` : name));
}

/** "a.n. DIREKTUR UTAMA", "Plt. DIREKTUR KEUANGAN": only the post itself is in capitals. */
export const postInCapitals = (line: string): string =>
  line.replace(/^((?:a\.n\.|u\.b\.|Plt\.|Plh\.)\s*)?(.*)$/, (_, how = '', post) => how + post.toUpperCase());

/** A witness as printed below the parties: post and company, then who signs. */
export type WitnessLines = { post: string; name: string };

export const witnessLines = (witnesses: readonly Witness[]): WitnessLines[] =>
  witnesses
    .filter(({ name, positionName }) => name.trim() || positionName.trim())
    .map(({ name, positionName, institution }) => {
      const lines = [positionName.trim(), institution.trim()].filter(Boolean).join('\n');
      return { post: lines && `${lines},`, name: name.trim() };
    });

/** Builds the lines by kind of paper: the letter's signer in one role, the receiver in the other. */
export function partyLines(
  { role, isSigner, hasInstitution, hasDutyStamp, blanks }: PartyRole,
  signer: SignerLines | null,
  company: string,
  other: SecondParty | null | undefined,
  { cosigners: [cosigner] = [], ...head }: Signed,
): PartyLines {
  const isCosigner = !isSigner && !blanks && cosigner !== undefined;
  const institution = isSigner ? company : ((isCosigner ? cosigner : other)?.institution ?? '');
  const lines = isSigner
    ? (signer ?? unknown)
    : isCosigner
      ? cosignerLines(cosigner)
      : {
          ...unknown,
          post: other?.positionName ? `${other.positionName},` : '',
          name: other?.personName ?? '',
          npp: other?.npp ?? '',
        };
  return {
    ...(blanks ? unknown : lines),
    // Pengirim and Penerima are headings, PEMBERI KUASA is addressed by its post.
    role: role === role.toUpperCase() ? `${role},` : role,
    institution: hasInstitution ? institution : '',
    isSigner,
    isCosigner,
    order: isSigner ? 1 : isCosigner ? 2 : 0,
    signed: isCosigner ? signedLines(cosigner.signed, head) : null,
    hasDutyStamp: hasDutyStamp === true,
    placed: '',
    blanks: blanks ?? [],
  };
}

/** The stamp duty is put on by who signs by hand. */
const isByHand = ({ isOurs, cosigner }: Pick<Party, 'isOurs' | 'cosigner'>): boolean =>
  !isOurs && cosigner === null;

/** The letter's own place and day, and who signs after its signer. */
type Signed = {
  place: string;
  scriptDate: string | null;
  cosigners?: readonly PrintedCosigner[] | undefined;
  /** Which a signed paper was set by; omitted for the current one. */
  edition?: number | undefined;
};

/** The place stands there where it, or the day, is not the one at the head of the letter. */
function signedLines(
  signed: Cosignature | undefined,
  { place, scriptDate, edition }: Omit<Signed, 'cosigners'>,
): PartyLines['signed'] {
  if (!signed) return null;
  const day = longDate(signed.at);
  const own = signed.place ?? place;
  const isElsewhere = own !== place || day !== longDate(scriptDate ?? '');
  return {
    ...cosignerLines(signed),
    placed: [isElsewhere && own ? `${own}, ${day}` : day, signedHour(signed.at, edition)],
  };
}

const cosignerLines = ({
  onBehalfOf,
  positionName,
  personName,
  npp,
}: Omit<PrintedCosigner, 'institution' | 'signed'>): SignerLines => ({
  onBehalfOf: onBehalfOf ?? '',
  post: `${positionName},`,
  name: personName ?? '',
  npp: npp ?? '',
});

const unknown: SignerLines = { onBehalfOf: '', post: '', name: '', npp: '' };

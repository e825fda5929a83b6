import { cityOfLetterhead } from '../../../../domain/city-of-letterhead.ts';
import type { PaperForm } from '../../../../domain/letters/arrangement.ts';
import type { ContractFacts, ContractParty } from '../../../../domain/letters/contract.ts';
import { isSameTitle } from '../../../../domain/letters/contract-articles.ts';
import type { Values } from '../../../../domain/letters/contract-values.ts';
import type { PaperLetterhead } from '../../../../domain/letters/letter.ts';
import { designationOf, nameVariable, variablesOfParty } from '../../../../domain/letters/parties.ts';
import { cityIn } from '../../../../lib/city-in.ts';
import type { Draft } from '../draft/draft.ts';
import { outside } from '../draft/paper.ts';
import { type ContractPart, variablesOf } from './parts.ts';

/**
 * Gives values known of a party before any input: for the first, our company and its signer; for the second, the
 * receiver; and their designations.
 */
export function knownOf(
  index: number,
  part: ContractPart,
  draft: Draft,
  ours: PaperLetterhead | null,
  { labels }: Pick<PaperForm, 'labels'>,
): Values {
  const names = variablesOf([part]);
  const nameField = nameVariable(names);
  const partner = draft.receivers[0];
  const there = outside(draft);
  const address = there.address.trim();
  const first = {
    name: ours?.name,
    kedudukan: (ours && cityOfLetterhead(ours.content ?? ours.address)) ?? undefined,
    nama_penanda_tangan: draft.sender?.personName,
    jabatan_penanda_tangan: draft.sender?.positionName,
  };
  const second = {
    name: there.to[0] ?? partner?.personName,
    // A city alone is what an institution of the master data brings.
    kedudukan: cityIn(address) ?? (/^[^\n\d,]+$/.test(address) ? address : undefined),
    alamat: address
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(', '),
  };
  const { name, ...known } = index === 0 ? first : index === 1 ? second : { name: '' };
  const all: Record<string, string | undefined> = {
    ...known,
    [nameField]: name ?? '',
    sebutan_pihak: designationOf(index, labels.firstParty),
  };
  return Object.fromEntries(
    Object.entries(all).filter(
      (entry): entry is [string, string] => Boolean(entry[1]) && names.includes(entry[0]),
    ),
  );
}

/** Stands in for the introduction of a party entered by hand: it defines the variables. */
export const byHand: ContractPart = {
  ...{ id: '', kind: 'introduction', title: '' },
  content: variablesOfParty({})
    .map((name) => `{{${name}}}`)
    .join(' '),
};

/** A party with an introduction of the master data: its wording goes with it. */
export const partyOf = (part: ContractPart, values: Values): ContractParty =>
  withValues({ name: '', introductionId: part.id, wording: plainWords(part.content), values: {} }, values);

/** Gives a party with other values; its name is one of them. */
export function withValues(party: ContractParty, values: Values): ContractParty {
  const names = variablesOfParty(party);
  return {
    ...party,
    name: values[nameVariable(names)]?.trim() ?? '',
    values: Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
  };
}

/** Gives an existing party's values, including its name, however it was stated. */
export const valuesOf = (party: ContractParty): Values => ({
  [nameVariable(variablesOfParty(party))]: party.name,
  ...party.values,
});

/** Whether something is said of a party whose name is not; its designation is no input. */
export const isHalfFilled = ({ name, values, number, place, day }: ContractParty): boolean =>
  !name.trim() &&
  [
    number,
    place,
    day,
    ...Object.entries(values).map(([variable, value]) => (variable === 'sebutan_pihak' ? '' : value)),
  ].some((words) => words?.trim());

/** Flattens an introduction to one line: it is printed as a list item. */
const plainWords = (html: string): string =>
  (
    new DOMParser().parseFromString(html.replaceAll(/<\/p>|<br\s*\/?>/gi, ' '), 'text/html').body
      .textContent ?? ''
  )
    .replace(/\s+/g, ' ')
    .trim();

/** The facts of a contract with the parts that were put into its text. */
export const withInserted = (
  facts: ContractFacts,
  parties: readonly ContractParty[],
  articles: readonly string[],
  values: Values,
): ContractFacts => ({
  ...facts,
  parties: [...facts.parties.filter(({ name }) => name.trim()), ...parties],
  articles: [...new Set([...facts.articles, ...articles])],
  values: { ...facts.values, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value)) },
});

/** Removes articles whose heading left the text; articles stated by hand stay. */
export const withoutGone = (
  facts: ContractFacts,
  offered: readonly { id: string; title: string }[],
  before: readonly string[],
  now: readonly string[],
): ContractFacts => {
  const has = (titles: readonly string[], title: string) => titles.some((one) => isSameTitle(one, title));
  const gone = new Set(
    offered.filter(({ title }) => has(before, title) && !has(now, title)).map(({ id }) => id),
  );
  const come = offered.filter(({ title }) => has(now, title)).map(({ id }) => id);
  const articles = [...new Set([...facts.articles.filter((id) => !gone.has(id)), ...come])];
  return articles.join() === facts.articles.join() ? facts : { ...facts, articles };
};

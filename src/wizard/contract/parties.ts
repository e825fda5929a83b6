import type { ContractFacts, ContractParty } from '../../../resources/naskah-dinas/contract.ts';
import type { Draft } from '../draft/draft.ts';
import { outside } from '../draft/paper.ts';
import { type ContractPart, variablesOf } from './parts.ts';
import type { Values } from './variables.ts';

const ordinals = ['PERTAMA', 'KEDUA', 'KETIGA', 'KEEMPAT', 'KELIMA'];

/** "PIHAK KEDUA". */
export const designationOf = (index: number): string => `PIHAK ${ordinals[index] ?? index + 1}`;

/**
 * What is known of a party before anybody types: of the first our company and who signs for it, of the second whom the
 * letter goes to, and what each is called.
 */
export function knownOf(index: number, part: ContractPart, draft: Draft, company: string): Values {
  const names = variablesOf([part]);
  const nameField = nameVariable(names);
  const partner = draft.receivers[0];
  const there = outside(draft);
  const first = {
    name: company,
    nama_penanda_tangan: draft.sender?.personName,
    jabatan_penanda_tangan: draft.sender?.positionName,
  };
  const second = {
    name: there.to[0] ?? partner?.personName,
    alamat: there.address.replace(/\s*\n\s*/g, ', '),
  };
  const { name, ...known } = index === 0 ? first : index === 1 ? second : { name: '' };
  const all: Record<string, string | undefined> = {
    ...known,
    ...(nameField && { [nameField]: name ?? '' }),
    sebutan_pihak: designationOf(index),
  };
  return Object.fromEntries(
    Object.entries(all).filter(
      (entry): entry is [string, string] => Boolean(entry[1]) && names.includes(entry[0]),
    ),
  );
}

/** Which variable of an introduction names the party. */
const nameVariable = (names: readonly string[]): string | undefined =>
  names.find((name) => /^nama_(?!penanda|orang)/.test(name)) ??
  names.find((name) => name.startsWith('nama_'));

export const partyOf = (part: ContractPart, values: Values): ContractParty => {
  const names = variablesOf([part]);
  return {
    name: values[nameVariable(names) ?? '']?.trim() ?? '',
    introductionId: part.id,
    values: Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
  };
};

/** The facts of a contract with the parts that were put into its text. */
export const withInserted = (
  facts: ContractFacts,
  parties: readonly ContractParty[],
  articles: readonly string[],
  values: Values,
): ContractFacts => ({
  parties: [...facts.parties.filter(({ name }) => name.trim()), ...parties],
  articles: [...new Set([...facts.articles, ...articles])],
  values: { ...facts.values, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value)) },
});

/** An article whose heading went out of the text is no part any more; one that was stated by hand stays. */
export const withoutGone = (
  facts: ContractFacts,
  offered: readonly { id: string; title: string }[],
  before: readonly string[],
  now: readonly string[],
): ContractFacts => {
  const has = (titles: readonly string[], title: string) =>
    titles.some((one) => one.toLowerCase() === title.toLowerCase());
  const gone = new Set(
    offered.filter(({ title }) => has(before, title) && !has(now, title)).map(({ id }) => id),
  );
  const come = offered.filter(({ title }) => has(now, title)).map(({ id }) => id);
  const articles = [...new Set([...facts.articles.filter((id) => !gone.has(id)), ...come])];
  return articles.join() === facts.articles.join() ? facts : { ...facts, articles };
};

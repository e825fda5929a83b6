import { variableLabel } from '../../../domain/letters/contract-variables.ts';
import { isVariableName } from '../../../domain/letters/placeholders.ts';
import { tagLabel, tagNamed, tags } from '../../../domain/letters/tags.ts';
import type { Message } from '../../../lib/language.ts';

/** Chips a text may contain: a letter's tags, or a contract's variables. */
export type Chips = {
  /** Offered in the menu and while one types. */
  known: readonly string[];
  /** Chip name for text in braces; undefined leaves it as text. */
  nameFor: (written: string) => string | undefined;
  labelOf: (name: string) => string;
  /** New names may be made up while typing. */
  isOpen: boolean;
  /** What the menu is called. */
  menu: Message;
};

/** A letter's tags (SPEC A3). */
export const letterChips: Chips = {
  known: tags.map(({ name }) => name),
  nameFor: tagNamed,
  labelOf: tagLabel,
  isOpen: false,
  menu: { id: 'Sisipkan data', en: 'Insert data' },
};

/** A contract's variables: those in use elsewhere, and any new one. */
export const contractChips = (names: readonly string[]): Chips => ({
  known: names,
  nameFor: (written) => (isVariableName(written) ? written : undefined),
  labelOf: variableLabel,
  isOpen: true,
  menu: { id: 'Sisipkan variabel', en: 'Insert variable' },
});

/** Known chips that match the typed text, and the new one it would create. */
export function suggestionsFor(
  chips: Chips,
  typed: string,
): { name: string; label: string; isNew: boolean }[] {
  const query = typed.toLowerCase();
  const asName = query.replace(/[\s-]+/g, '_');
  const found = chips.known
    .map((name) => ({ name, label: chips.labelOf(name) }))
    .filter(({ name, label }) => name.includes(asName) || label.toLowerCase().includes(query))
    .slice(0, 20)
    .map(({ name, label }) => ({ name, label, isNew: false }));
  const isNew = chips.isOpen && isVariableName(asName) && !chips.known.includes(asName);
  return isNew ? [...found, { name: asName, label: chips.labelOf(asName), isNew }] : found;
}

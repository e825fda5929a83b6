import { text } from 'drizzle-orm/pg-core';
import { translate } from '../../lib/language.ts';
import type { ChoiceField, ChoicesField } from '../../resources/declare.ts';
import { type CellValue, textOfCell } from './cell.ts';
import { isEqual, required, type ServerKind } from './kind.ts';

export const choiceKind: ServerKind<ChoiceField> = {
  type: 'text',
  column: (field, name) => required(field, text(name)),
  index: 'filter',
  isCaseless: false,
  isHtml: false,
  isNaming: true,
  filterValue: ({ choices }, typed) => choices.find(({ value }) => value === typed)?.value,
  isSame: isEqual,
  isKey: null,
  exported: (field, value) => (typeof value === 'string' ? labelIn(field, value) : null),
  printed: (field, value) => (typeof value === 'string' ? wordsIn(field, value) : ''),
  format: null,
  imported: (field, cell) => {
    const typed = textOfCell(cell);
    return typed === '' ? { value: null } : (chosenIn(field, typed) ?? { reason: unlisted(field) });
  },
  guide: {
    example: ({ choices }) => choices[0]?.label.id ?? '',
    meaning: () => 'Salah satu pilihan',
    values: ({ choices }) => choices.map(({ label }) => label.id),
  },
};

type Listed = Pick<ChoiceField | ChoicesField, 'choices'>;

/** Its label in the reader's language. */
export const wordsIn = ({ choices }: Listed, value: string): string =>
  translate(choices.find((option) => option.value === value)?.label) ?? value;

export const labelIn = ({ choices }: Listed, value: string): string =>
  choices.find((option) => option.value === value)?.label.id ?? value;

/** The declared choice of that value or label, in either language. */
export function chosenIn({ choices }: Listed, typed: string): CellValue | undefined {
  const plain = typed.toLowerCase();
  const found = choices.find(
    ({ value, label }) =>
      value.toLowerCase() === plain || label.id.toLowerCase() === plain || label.en.toLowerCase() === plain,
  );
  return found && { value: found.value };
}

export function unlisted({ choices }: Listed): string {
  const shown = choices
    .slice(0, 8)
    .map(({ label }) => translate(label))
    .join(', ');
  const hasMore = choices.length > 8;
  return translate({
    id: `Bukan salah satu pilihan. Pilihan: ${shown}${hasMore ? ', dan lainnya' : ''}.`,
    en: `Not one of the choices. Choices: ${shown}${hasMore ? ' and others' : ''}.`,
  });
}

import type { Choice } from '../../../../lib/choice.ts';
import type { Message } from '../../../../lib/language.ts';
import { branches } from '../../../../resources/index.ts';

export type ChoiceGroup = { label?: Message; choices: Choice[] };

/**
 * Groups path values (a role's privileges) by first segment, in the given order; all others form one group without
 * a heading.
 */
export function groupChoices(choices: Choice[]): ChoiceGroup[] {
  if (!choices.every((option) => option.value.startsWith('/'))) return [{ choices }];
  const groups = new Map<string, ChoiceGroup>();
  for (const option of choices) {
    const prefix = option.value.split('/')[1] ?? '';
    const group = groups.get(prefix) ?? { label: headingOf(prefix), choices: [] };
    group.choices.push(option);
    groups.set(prefix, group);
  }
  return [...groups.values()];
}

function headingOf(prefix: string): Message {
  const branch = branches.find((entry) => entry.prefix === prefix);
  if (branch) return branch.label;
  const spelled = prefix.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return { id: spelled, en: spelled };
}

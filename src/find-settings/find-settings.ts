import type { Viewer } from '../../domain/access/viewer.ts';
import { type Message, translate } from '../../lib/language.ts';
import { seenBy } from '../../resources/access.ts';
import { addPath } from '../../resources/add-messages.ts';
import type { Field, Resource } from '../../resources/declare.ts';
import { screens } from '../../resources/index.ts';
import { partsIn } from '../../resources/part-resource.ts';
import { settingsFor } from '../../resources/settings.ts';
import { scoreOf } from '../ui/match.ts';

/** A setting that fits what was typed, and where it does beside its name. */
export type FoundSetting = {
  path: string;
  /** The page, or its form at the field that was found. */
  to: string;
  label: string;
  group: string;
  /** What it is for, or the field or choice that was found. */
  line: string;
};

/** From this many letters on. */
export const leastTyped = 2;

/** Names first, then what they are for and everyday words, then fields, then hints and choices. */
const ranks = { name: 300, words: 200, field: 100, choice: 0 } as const;

const messages = {
  field: (label: string): Message => ({ id: `Isian: ${label}`, en: `Field: ${label}` }),
  choice: (label: string, choice: string): Message => ({
    id: `Isian ${label}: ${choice}`,
    en: `Field ${label}: ${choice}`,
  }),
};

/** Settings that the viewer may open, by names, everyday words, fields and choices, best first. */
export function findSettings(typed: string, viewer: Viewer): FoundSetting[] {
  if (typed.trim().length < leastTyped) return [];
  return settingsFor(viewer)
    .flatMap(({ label: group, settings }) =>
      settings.map((setting) => {
        const label = translate(setting.label);
        const line = translate(setting.purpose);
        const found = { path: setting.path, to: setting.path, label, line, group: translate(group) };
        const name = scoreOf(typed, label);
        if (name > 0) return { ...found, score: ranks.name + name };
        const words = scoreOf(typed, line, `${setting.also?.id ?? ''} ${setting.also?.en ?? ''}`);
        if (words > 0) return { ...found, score: ranks.words + words };
        const within = fieldIn(typed, viewer, setting.path);
        return within ? { ...found, ...within } : { ...found, score: 0 };
      }),
    )
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ score: _, ...found }) => found);
}

/** The field of a setting's form that fits best. */
function fieldIn(typed: string, viewer: Viewer, path: string) {
  const declared = screens.find((screen) => screen.path === path);
  if (!declared) return undefined;
  const resource = seenBy(viewer, declared);
  const [best] = fieldsOf(resource)
    .map(({ name, field }) => ({ name, ...fitOf(typed, field) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  return best && { to: `${addPath(resource)}#${best.name}`, line: best.line, score: best.score };
}

/** Also those of rows, by the field that holds these. */
const fieldsOf = (resource: Resource): { name: string; field: Field }[] => [
  ...Object.entries(resource.fields).map(([name, field]) => ({ name, field })),
  ...partsIn(resource).flatMap(({ name, rows }) =>
    Object.values(rows.fields).map((field) => ({ name, field })),
  ),
];

/** Choices of pages and entities are found as these. */
const isPageName = (words: string): boolean =>
  screens.some(({ label }) => words.startsWith(translate(label)));

function fitOf(typed: string, field: Field): { score: number; line: string } {
  const label = translate(field.label);
  const byLabel = scoreOf(typed, label);
  if (byLabel > 0) return { score: ranks.field + byLabel, line: translate(messages.field(label)) };
  const hint = 'hint' in field.options && field.options.hint ? translate(field.options.hint) : '';
  const choices =
    'choices' in field ? field.choices.filter(({ label: one }) => !isPageName(translate(one))) : [];
  const [chosen] = choices
    .map((choice) => ({ words: translate(choice.label), score: scoreOf(typed, translate(choice.label)) }))
    .toSorted((one, other) => other.score - one.score);
  if (chosen && chosen.score > 0)
    return { score: ranks.choice + chosen.score, line: translate(messages.choice(label, chosen.words)) };
  return { score: scoreOf(typed, hint), line: translate(messages.field(label)) };
}

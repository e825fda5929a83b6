import { type Message, translate } from './language.ts';

export type Tone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | 'info';
export type Choice = {
  value: string;
  /** The value before it was renamed: still accepted, and found in the history. */
  formerly?: string;
  label: Message;
  tone?: Tone;
};

export const choiceOf = <Option extends { value: string }>(
  choices: readonly Option[],
  value: unknown,
): Option | undefined => choices.find((choice) => choice.value === value);

/** Choices in the page's language. */
export const optionsOf = <Value extends string>(choices: readonly { value: Value; label: Message }[]) =>
  choices.map(({ value, label }) => ({ value, label: translate(label) }));

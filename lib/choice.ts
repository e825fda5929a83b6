import { type Message, translate } from './language.ts';

/** The colours of chips (LOOK, Chips). */
export type Tone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | 'info';
/** A value that a field may hold. */
export type Choice = {
  /** As it is stored and sent. */
  value: string;
  /** The value before it was renamed: still accepted, and found in the history. */
  formerly?: string;
  /** As people see it. */
  label: Message;
  /** Colours its chip. */
  tone?: Tone;
};

export const choiceOf = <Option extends { value: string }>(
  choices: readonly Option[],
  value: unknown,
): Option | undefined => choices.find((choice) => choice.value === value);

/** Choices in the page's language. */
export const optionsOf = <Value extends string>(choices: readonly { value: Value; label: Message }[]) =>
  choices.map(({ value, label }) => ({ value, label: translate(label) }));

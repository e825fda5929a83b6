import type { Choice } from './choice.ts';

// A life is one table: what each state is, and which event leads from it to which state.

/** The next state by event; events it does not name are refused. */
export type Next<State extends string, Event extends string> = Readonly<Partial<Record<Event, State>>>;

type Life<State extends string, Event extends string> = Readonly<Record<State, { next: Next<State, Event> }>>;

/** In the order of the table. */
export const statesOf = <State extends string>(life: Readonly<Record<State, unknown>>): State[] =>
  Object.keys(life) as State[];

/** The state an event leads to; undefined where the life refuses it. */
export const nextOf = <State extends string, Event extends string>(
  life: Life<State, Event>,
  state: State,
  event: Event,
): State | undefined => life[state].next[event];

/** One column of a life, by state. */
export const columnOf = <State extends string, Stage, Column extends keyof Stage>(
  life: Readonly<Record<State, Stage>>,
  column: Column,
): Record<State, Stage[Column]> => {
  const cells = statesOf(life).map((state) => [state, life[state][column]] as const);
  return Object.fromEntries(cells) as Record<State, Stage[Column]>;
};

/** The states as the values of a choice. */
export const choicesOf = (life: Readonly<Record<string, Pick<Choice, 'label' | 'tone'>>>): Choice[] =>
  Object.entries(life).map(([value, { label, tone }]) => ({ value, label, ...(tone && { tone }) }));

import type { Message } from '../../lib/language.ts';
import type { Action, Actions, RecordChecks, Resource, ValuesOf } from '../../resources/declare.ts';
import type { Field } from '../../resources/kinds/index.ts';
import type { Actor } from '../actor.ts';
import type { Hooks, Row } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Deps } from '../deps.ts';

/** What a handler is given. Its transaction may be retried: no effects outside it. */
export type Acting<A extends Action = Action> = {
  tx: Executor;
  deps: Deps;
  actor: Actor;
  /** The records, locked: one, those chosen, or none. */
  records: A['at'] extends 'record' ? readonly [Row] : readonly Row[];
  /** The form's values, checked. */
  values: A['form'] extends Readonly<Record<string, Field>> ? ValuesOf<A['form']> : Record<never, never>;
  /**
   * Changes one of the records by the rules of every change, except that fields the role may only read can be written.
   * @returns the row as it is now
   * @throws Refusal 409 ended; 422
   */
  change: (record: Row, values: Row) => Promise<Row>;
};

/** What is told of it, and the record that is opened then. */
export type Acted = { message?: Message; opens?: { resource: string; id: string } };
export type ActedFile = { name: string; bytes: Uint8Array };

/** @throws Refusal, at the form's fields where these are to be corrected */
export type Handler<A extends Action = Action> = (
  acting: Acting<A>,
) => Promise<A extends { file: string } ? ActedFile : Acted | undefined>;

/** @returns whether it holds; other writes of the resource wait until this one is committed */
export type RecordCheckRun = (tx: Executor, record: Row, before: Row | null) => Promise<boolean>;

/** A life's event that was fired: the record is changed, the step is written, nobody is told yet. */
export type FiredOn = {
  tx: Executor;
  deps: Deps;
  actor: Actor;
  before: Row;
  record: Row;
  /** What its dialog asked, checked. */
  values: Row;
  note: string | null;
};

/**
 * What follows an event by event name, in its transaction. One that says how many it told speaks for the life.
 * @throws Refusal, which undoes the event
 */
export type EventHandlers = Readonly<
  Record<string, (fired: FiredOn) => Promise<{ told: number } | undefined>>
>;

/** Whom a life's rule names on a record: those who are told and reminded. @returns ids of users */
export type PartyPeople = (tx: Executor, record: Row) => Promise<readonly string[]>;

/** What a declaration leaves to the server: its actions' handlers, its checks, what follows events, and hooks. */
export type Behaviour<A extends Actions = Actions, C extends RecordChecks = RecordChecks> = {
  actions?: { readonly [Name in keyof A]: Handler<A[Name]> };
  checks?: { readonly [Name in keyof C]: RecordCheckRun };
  events?: EventHandlers;
  /** Of each of the life's `rules`. */
  parties?: Readonly<Record<string, PartyPeople>>;
  hooks?: Hooks;
};

export type Registered = { resource: Pick<Resource, 'name' | 'path'>; behaviour: Behaviour };

/** The behaviour of a declared resource; the compiler compares handlers and checks with the declaration. */
export const behaviourOf = <F extends Record<string, Field>, A extends Actions, C extends RecordChecks>(
  resource: Resource<F, A, C>,
  behaviour: Behaviour<A, C> &
    Required<Pick<Behaviour<A, C>, Declared<A, 'actions'> | Declared<C, 'checks'>>>,
): Registered => ({ resource, behaviour: behaviour as Behaviour });

/** What follows the events of each resource. */
export const eventHandlers =
  (registered: readonly Registered[]) =>
  ({ name }: Pick<Resource, 'name'>): EventHandlers =>
    Object.assign(
      {},
      ...registered.flatMap((one) => (one.resource.name === name ? [one.behaviour.events] : [])),
    );

type Declared<Of, Name> = keyof Of extends never ? never : Name;

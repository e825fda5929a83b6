import type { RowViewer } from '../../domain/access/viewer.ts';
import type { Tone } from '../../lib/choice.ts';
import type { Condition } from '../../lib/condition.ts';
import type { Message } from '../../lib/language.ts';
import type { RowRule } from '../row-rule.ts';

/** Somebody, told by a record; of several conditions all must hold. */
export type Party = {
  /** A reference to a user, or to a post: then whoever acts for it. */
  person?: string;
  /** A reference to a unit: everybody whose own it is. */
  unit?: string;
  /** A privilege that the active role gives, see `privileges`. */
  privilege?: `/${string}`;
  /** Whom one of its `rules` names. */
  rule?: string;
};

/** A party that no field names: the heads of a unit above, say. */
export type PartyRule = {
  /** What they are called. */
  label: Message;
  /** The fields and hidden ids that it looks at. */
  looksAt: readonly string[];
  /** The records whose party a viewer is. */
  rows: (viewer: RowViewer) => RowRule;
};

/** Steps that every life has: they stand among its events and change nothing. */
export const ownSteps = ['noted', 'reminded'] as const;
export type OwnStep = (typeof ownSteps)[number];

/** `holder`: of the stage the record is at; `creator`: the field with `stamp: 'user'`. */
export type Who = 'holder' | 'creator' | Party;

export type Stage = {
  /** Its name. */
  label: Message;
  /** Colours its chip. */
  tone?: Tone;
  /** Whose turn it is. */
  holder?: Party;
  /** Working days until it should have left the stage, counted from its arrival or from its creation. */
  due?: { workdays: number; from?: 'arrival' | 'creation' };
  /** What a record must hold to come here, and may not lose while it is here. */
  required?: readonly string[];
  /** Nothing but events changes it any more, and it is not deleted. */
  ends?: true;
};

export type LifeEvent<StageName extends string = string, EventName extends string = string> = {
  /** A verb, for the button. */
  label: Message;
  /** How the timeline tells it afterwards; without it, the stage it leads to. */
  done?: Message;
  /** The stages it leads from. */
  from: readonly StageName[];
  /** The stage it leads to; left out where the record stays. */
  to?: StageName;
  /** Where it leads instead: the first whose condition the record, with what was asked, holds. */
  toWhen?: readonly { when: Condition; to: StageName }[];
  /** Who may; of several any. `system`: no person, but a job or another use case (`fireBySystem`). */
  by: Who | readonly Who[] | 'system';
  /** Fields that its dialog asks. */
  asks?: readonly string[];
  /** Fields that must be filled by then, beside those of the stage. */
  requires?: readonly string[];
  /** What must be so, and what is said while it is not. */
  needs?: { when: Condition; otherwise: Message };
  /** Whether its dialog asks a note; without it there is none. */
  note?: 'required' | 'optional';
  /** Who is told beside the next holder; `holder` is the next one. */
  tells?: readonly Who[];
  /** Events whose actors may not fire this one on the same record. */
  fourEyes?: readonly EventName[];
  /** May be taken back within a minute by who fired it. */
  undo?: true;
  /** For what cannot be wished back. */
  tone?: 'danger';
};

export type Life<StageName extends string = string, EventName extends string = string> = {
  stages: Readonly<Record<StageName, Stage>>;
  begins: string;
  events: Readonly<Record<EventName, LifeEvent>>;
  /** Privileges of its parties, which no page has. */
  privileges: readonly { path: `/${string}`; label: Message }[];
  /** Parties that its events and stages name by `rule`. */
  rules: Readonly<Record<string, PartyRule>>;
  /** Facts on a card of the board beside title, holder and deadline, and an amount that is summed by stage. */
  board: { facts: readonly string[]; amount?: string };
  conversation?: Conversation<EventName>;
};

/** Steps that are read as a conversation. */
export type Conversation<EventName extends string = string> = {
  /** The text field that is its first message. */
  opening: string;
  /** Events whose notes are its messages: written below it, of up to 5,000 characters; they may ask files. */
  messages: readonly EventName[];
};

type LifeDeclaration<StageName extends string, EventName extends string> = {
  /** In the order of the board; the stage bar follows the first event that leads on from each. */
  stages: Readonly<Record<StageName, Stage>>;
  /** The stage of a new record. */
  begins: NoInfer<StageName>;
  /** In the order of the buttons: the first is the main one, from the fourth on they are in the menu. */
  events: Readonly<Record<EventName, LifeEvent<NoInfer<StageName>, NoInfer<EventName>>>>;
  /** Privileges that its parties name and no page has, each with path and label; roles are given them. */
  privileges?: Life['privileges'];
  /** Parties that no field names, by name; whom each tells, the server's behaviours say. */
  rules?: Life['rules'];
  /** At most four `facts` on a card of the board, and the `amount` that is summed by stage. */
  board?: Life['board'];
  /** Its steps are a conversation, in the middle of its page; no other notes are written then. */
  conversation?: Conversation<NoInfer<EventName>>;
};

/**
 * Declares an entity's stages and the events between them; the compiler checks their names, and every start those
 * of fields.
 */
export const life = <const StageName extends string, const EventName extends string>({
  privileges = [],
  rules = {},
  board = { facts: [] },
  ...rest
}: LifeDeclaration<StageName, EventName>): Life<StageName, EventName> => ({
  ...rest,
  privileges,
  rules,
  board,
});

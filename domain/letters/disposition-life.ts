import type { Tone } from '../../lib/choice.ts';
import type { Message } from '../../lib/language.ts';
import { type Next, nextOf, statesOf } from '../../lib/life.ts';
import type { TimelineEvent } from './letter-timeline.ts';

// The life of a recipient's part in a disposition (DOMAIN 7).

export type DispositionState = 'belum-dibaca' | 'dibaca' | 'diproses' | 'selesai';

/** The steps in a letter's history that move a part; `handed-over`: another part of the post replaces it. */
export type DispositionEvent = Extract<
  TimelineEvent,
  | 'disposition-read'
  | 'disposition-taken'
  | 'disposition-handed-back'
  | 'disposition-started'
  | 'disposition-reported'
  | 'disposition-done'
  | 'disposition-reopened'
  | 'disposed'
  | 'handed-over'
>;

type Stage = {
  label: Message;
  tone: Tone;
  isUnread: boolean;
  /** The work has begun. */
  isStarted: boolean;
  isDone: boolean;
  next: Next<DispositionState, DispositionEvent>;
};

const works = {
  'disposition-reported': 'diproses',
  disposed: 'diproses',
  'disposition-done': 'selesai',
  'disposition-handed-back': 'dibaca',
  'handed-over': 'selesai',
} as const;

export const newDisposition: DispositionState = 'belum-dibaca';

export const dispositionLife = {
  'belum-dibaca': {
    label: { id: 'Belum dibaca', en: 'Unread' },
    tone: 'neutral',
    isUnread: true,
    isStarted: false,
    isDone: false,
    next: {
      'disposition-read': 'dibaca',
      'disposition-taken': 'dibaca',
      'disposition-started': 'diproses',
      ...works,
    },
  },
  dibaca: {
    label: { id: 'Dibaca', en: 'Read' },
    tone: 'info',
    isUnread: false,
    isStarted: false,
    isDone: false,
    // Several people of a post may read what is offered to all of them.
    next: {
      'disposition-read': 'dibaca',
      'disposition-taken': 'dibaca',
      'disposition-started': 'diproses',
      ...works,
    },
  },
  diproses: {
    label: { id: 'Diproses', en: 'In progress' },
    tone: 'warn',
    isUnread: false,
    isStarted: true,
    isDone: false,
    next: { 'disposition-taken': 'diproses', ...works },
  },
  selesai: {
    label: { id: 'Selesai', en: 'Done' },
    tone: 'ok',
    isUnread: false,
    isStarted: true,
    isDone: true,
    next: { 'disposition-reopened': 'diproses' },
  },
} as const satisfies Record<DispositionState, Stage>;

const stages: Readonly<Record<DispositionState, Stage>> = dispositionLife;
export const dispositionStates = statesOf(stages);

export const isUnread = (state: DispositionState): boolean => stages[state].isUnread;
export const isStarted = (state: DispositionState): boolean => stages[state].isStarted;
export const isDone = (state: DispositionState): boolean => stages[state].isDone;
/** Read, and nothing begun. */
export const isOnlyRead = (state: DispositionState): boolean => !isUnread(state) && !isStarted(state);

/** The state an event leads to; undefined where the part refuses it. */
export const partAfter = (state: DispositionState, event: DispositionEvent): DispositionState | undefined =>
  nextOf(stages, state, event);

import { Suspense } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { isInForce, isSigned, isUnderWay, wasSubmitted } from '../../../domain/letters/letter-life.ts';
import { lazyPart } from '../../shell/index.ts';
import { AskUntil } from '../snoozing/lazy.ts';
import { loadPaper } from './letter-paper.tsx';
import type { Desk, ReadingSection } from './section.ts';

/**
 * Sections of a letter, in this order, one per capability. A letter that is read-only through another role
 * (`reachedBy`) has none with calls of its own.
 */
export const readingSections: readonly ReadingSection[] = [
  {
    id: 'dispatch',
    place: 'beside',
    on: ['outbox'],
    isShown: ({ state, from, concern, reachedBy }) =>
      !reachedBy && isSigned(state) && from === 'internal' && concern === 'external',
    part: lazyPart(() => import('../dispatch/dispatch-section.tsx')),
  },
  {
    id: 'follow-up',
    place: 'beside',
    on: ['outbox'],
    isShown: ({ state, reachedBy }) => !reachedBy && (isUnderWay(state) || isInForce(state)),
    part: lazyPart(() => import('../snoozing/follow-up-section.tsx')),
  },
  {
    id: 'thread',
    place: 'below',
    on: ['inbox', 'outbox', 'task'],
    isShown: ({ reachedBy }) => !reachedBy,
    part: lazyPart(() => import('./threads/thread-section.tsx')),
  },
  {
    id: 'readers',
    place: 'beside',
    on: ['outbox'],
    isShown: ({ state, reachedBy }) => !reachedBy && isSigned(state),
    part: lazyPart(() => import('../outbox/readers-section.tsx')),
  },
  {
    id: 'incoming',
    place: 'beside',
    on: ['inbox', 'outbox', 'task'],
    isShown: ({ externalToInternal }) => externalToInternal !== null,
    part: lazyPart(() => import('../incoming/incoming-facts.tsx')),
  },
  {
    id: 'texts',
    place: 'beside',
    on: ['inbox', 'outbox', 'task'],
    isShown: ({ attachments, reachedBy }) => !reachedBy && attachments.length > 0,
    part: lazyPart(() => import('../texts/texts-section.tsx')),
  },
  {
    id: 'comments',
    place: 'beside',
    // A task has them beside its sheet.
    on: ['outbox'],
    isShown: ({ can, state }) => can.seeMaking && wasSubmitted(state),
    part: lazyPart(() => import('./comments-section.tsx')),
  },
  {
    id: 'dispositions',
    place: 'first',
    on: ['inbox'],
    isShown: ({ hasDispositions }) => hasDispositions === true,
    part: lazyPart(() => import('../dispositions/letter-section.tsx')),
  },
  {
    id: 'responses',
    place: 'beside',
    on: ['inbox', 'outbox', 'task'],
    isShown: ({ responseTo, responses }) => responseTo !== null || responses.length > 0,
    part: lazyPart(() => import('../responding/response-links.tsx')),
  },
  {
    id: 'openings',
    place: 'beside',
    on: ['inbox', 'outbox', 'task'],
    isShown: ({ can }) => can.seeOpenings === true,
    part: lazyPart(() => import('../openings/openings-section.tsx')),
  },
];

/** Fetches what a desk's letters may have, and what is done with them; a style sheet that comes late draws all anew. */
export const loadSections = (desk: Desk): Promise<unknown> =>
  Promise.all([
    loadPaper(),
    AskUntil.load(),
    ...readingSections.filter(({ on }) => on.includes(desk)).map(({ part }) => part.load()),
  ]);

/** The sections that belong in one place of an open letter. */
export function Sections({
  letter,
  desk,
  place,
}: {
  letter: Letter;
  desk: Desk;
  place: ReadingSection['place'];
}) {
  return readingSections
    .filter((section) => section.place === place && section.on.includes(desk) && section.isShown(letter))
    .map((section) => (
      <Suspense key={section.id}>
        <section.part letter={letter} desk={desk} />
      </Suspense>
    ));
}

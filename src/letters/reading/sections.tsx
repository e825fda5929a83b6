import { lazy, Suspense } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { isInForce, isSigned, isUnderWay, wasSubmitted } from '../../../domain/letters/letter-life.ts';
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
    part: lazy(() => import('../dispatch/dispatch-section.tsx')),
  },
  {
    id: 'follow-up',
    place: 'beside',
    on: ['outbox'],
    isShown: ({ state, reachedBy }) => !reachedBy && (isUnderWay(state) || isInForce(state)),
    part: lazy(() => import('../snoozing/follow-up-section.tsx')),
  },
  {
    id: 'thread',
    place: 'below',
    on: ['inbox', 'outbox', 'task'],
    isShown: ({ reachedBy }) => !reachedBy,
    part: lazy(() => import('./threads/thread-section.tsx')),
  },
  {
    id: 'readers',
    place: 'beside',
    on: ['outbox'],
    isShown: ({ state, reachedBy }) => !reachedBy && isSigned(state),
    part: lazy(() => import('../outbox/readers-section.tsx')),
  },
  {
    id: 'incoming',
    place: 'beside',
    on: ['inbox', 'outbox', 'task'],
    isShown: ({ externalToInternal }) => externalToInternal !== null,
    part: lazy(() => import('../incoming/incoming-facts.tsx')),
  },
  {
    id: 'texts',
    place: 'beside',
    on: ['inbox', 'outbox', 'task'],
    isShown: ({ attachments, reachedBy }) => !reachedBy && attachments.length > 0,
    part: lazy(() => import('../texts/texts-section.tsx')),
  },
  {
    id: 'comments',
    place: 'beside',
    // A task has them beside its sheet.
    on: ['outbox'],
    isShown: ({ can, state }) => can.seeMaking && wasSubmitted(state),
    part: lazy(() => import('./comments-section.tsx')),
  },
  {
    id: 'dispositions',
    place: 'first',
    on: ['inbox'],
    isShown: ({ hasDispositions }) => hasDispositions === true,
    part: lazy(() => import('../dispositions/letter-section.tsx')),
  },
  {
    id: 'responses',
    place: 'beside',
    on: ['inbox', 'outbox', 'task'],
    isShown: ({ responseTo, responses }) => responseTo !== null || responses.length > 0,
    part: lazy(() => import('../responding/response-links.tsx')),
  },
  {
    id: 'openings',
    place: 'beside',
    on: ['inbox', 'outbox', 'task'],
    isShown: ({ can }) => can.seeOpenings === true,
    part: lazy(() => import('../openings/openings-section.tsx')),
  },
];

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

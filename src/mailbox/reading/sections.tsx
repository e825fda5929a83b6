import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';

export type Desk = 'inbox' | 'outbox' | 'task';

/** A part of an open letter that another capability adds; fetched only where it is shown. */
export type ReadingSection = {
  id: string;
  /** In the panel beside the letter, or below its paper. */
  place: 'beside' | 'below';
  on: readonly Desk[];
  isShown: (letter: Letter) => boolean;
  part: LazyExoticComponent<ComponentType<{ letter: Letter; desk: Desk }>>;
};

/** What is shown with a letter besides its text, in this order; a line for each capability. */
export const readingSections: readonly ReadingSection[] = [
  {
    id: 'responses',
    place: 'beside',
    on: ['inbox', 'outbox', 'task'],
    isShown: ({ responseTo, responses }) => responseTo !== null || responses.length > 0,
    part: lazy(() => import('../responses/response-links.tsx')),
  },
];

/** The sections that belong in one place of an open letter. */
export const Sections = ({
  letter,
  desk,
  place,
}: {
  letter: Letter;
  desk: Desk;
  place: ReadingSection['place'];
}) =>
  readingSections
    .filter((section) => section.place === place && section.on.includes(desk) && section.isShown(letter))
    .map((section) => (
      <Suspense key={section.id}>
        <section.part letter={letter} desk={desk} />
      </Suspense>
    ));

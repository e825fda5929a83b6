import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { type ChangedPlace, changesOn, LetterSheet, sheetOf } from '../sheet/index.ts';
import { useComparison, versionsKey, withoutReviewers } from '../versions/index.ts';
import { namesOf } from './changed-names.ts';
import { ChangedNote } from './changed-note.tsx';
import { type Outdated, versionOf } from './changes.ts';
import { ChangesHead } from './changes-head.tsx';

/**
 * The letter with changes since a paraf marked (DOMAIN 6): parafs remain valid, so the next decider and the paraf's
 * giver see what it did not cover.
 */
function ChangedPaper({ letter, outdated }: { letter: Letter; outdated: Outdated[] }) {
  const { letterVersions } = useNaskah();
  const [chosen, setChosen] = useState<string | null>(null);
  // By the earliest: nothing that some paraf was not given for stays unmarked.
  const by = outdated.find(({ since }) => since === chosen) ?? (outdated[0] as Outdated);
  const versions = useQuery({
    queryKey: versionsKey(letter.id),
    queryFn: ({ signal }) => letterVersions(letter.id, { signal }),
    retry: false,
  });
  const [first] = by.reviewers;
  const measure = first && versions.data && versionOf(first, versions.data);
  const comparison = useComparison(letter.id, measure?.no, undefined, measure !== undefined);
  const compared = measure && comparison.data;
  const found = useMemo(() => compared && withoutReviewers(compared), [compared]);

  const [at, setAt] = useState<number | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const sheet = useMemo(() => sheetOf(letter, letter.paper), [letter]);
  const marks = useMemo(
    () => found && changesOn(sheet, found, letter.contentMode),
    [sheet, found, letter.contentMode],
  );
  const names = namesOf(by);
  const places = marks ? marks.cover.places.length + marks.body.places.length : 0;
  const tell = (place: ChangedPlace) => (
    <ChangedNote key={`${by.since} ${place.id}`} place={place} names={names} />
  );
  const failed = versions.error ? versions : comparison;
  return (
    <>
      <ChangesHead
        by={by}
        others={outdated.filter((one) => one !== by)}
        onChoose={(one) => setChosen(one.since)}
        measure={versions.data && (measure ?? null)}
        found={found}
        places={places}
        at={at}
        onGo={(to) => setAt(goTo(paper.current, to))}
        failed={versions.error || comparison.error ? () => void failed.refetch() : null}
      />
      <div ref={paper}>
        <LetterSheet letter={sheet} changes={marks && { ...marks, tell }} />
      </div>
    </>
  );
}

export default ChangedPaper;

/**
 * Moves to a change, cyclically, with the keyboard focus on its details button.
 * @returns its index
 */
function goTo(paper: HTMLElement | null, to: number): number {
  const hosts = [...(paper?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const place = hosts.length > 0 ? (to + hosts.length) % hosts.length : 0;
  for (const [index, host] of hosts.entries()) host.toggleAttribute('data-current', index === place);
  const button = hosts[place]?.querySelector<HTMLElement>('button');
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
  return place;
}

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { Letter } from '../../../../domain/letters/letter.ts';
import { changesOn, type SheetChanges, type SheetLetter } from '../../sheet/index.ts';
import { useComparison, versionsKey, withoutReviewers } from '../../versions/index.ts';
import { type Kept, keptText, type Since } from './measure.ts';

export type FoundChanges = {
  changes: SheetChanges | undefined;
  comparison: ReturnType<typeof withoutReviewers> | undefined;
  /** Undefined while it loads. */
  kept: Kept | undefined;
  /** Compares with the version that stands in for a text that was not kept. */
  compare: () => void;
  isCompared: boolean;
  /** Asks once more; null unless it could not be loaded. */
  retry: (() => void) | null;
};

/** What has changed on a letter's sheet since a decision; without one nothing is asked. */
export function useChanges(letter: Letter, sheet: SheetLetter, since: Since | null): FoundChanges {
  const { letterVersions } = useNaskah();
  const [standIn, setStandIn] = useState<number>();
  const versions = useQuery({
    queryKey: versionsKey(letter.id),
    queryFn: ({ signal }) => letterVersions(letter.id, { signal }),
    retry: false,
    enabled: since !== null,
  });
  const kept = since && versions.data ? keptText(since, versions.data) : undefined;
  const isCompared = Boolean(kept && (kept.isSame || kept.no === standIn));
  const comparison = useComparison(letter.id, kept?.no, undefined, isCompared);
  const compared = isCompared ? comparison.data : undefined;
  const found = useMemo(() => compared && withoutReviewers(compared), [compared]);
  const changes = useMemo(
    () => found && changesOn(sheet, found, letter.contentMode),
    [found, sheet, letter.contentMode],
  );
  const failed = versions.error ? versions : comparison.error ? comparison : null;
  return {
    changes,
    comparison: found,
    kept,
    compare: () => setStandIn(kept?.no),
    isCompared,
    retry: since && failed ? () => void failed.refetch() : null,
  };
}

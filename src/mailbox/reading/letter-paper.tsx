import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { letterheadTemplate } from '../../../resources/master-data/template-kop-surat.ts';
import type { Letter, TimelineEntry } from '../../../resources/naskah-dinas/letter.ts';
import { LetterSheet, sheetOf } from '../../letter-sheet/index.ts';

/** The letter on its paper, with the letterhead it was written under. */
export const LetterPaper = ({ letter, timeline }: { letter: Letter; timeline: TimelineEntry[] }) => {
  const letterhead = useLetterhead(letter.letterheadId);
  const signedFor = timeline.find(({ event }) => event === 'signed')?.onBehalfOf ?? undefined;
  const sheet = useMemo(
    () => sheetOf(letter, { letterhead, onBehalfOf: signedFor && `a.n. ${signedFor}` }),
    [letter, letterhead, signedFor],
  );
  return <LetterSheet letter={sheet} />;
};

function useLetterhead(id: string | null): { name: string; address: string } | null {
  const { lookup } = useNaskah();
  const { data } = useQuery({
    queryKey: ['lookup', letterheadName, id],
    queryFn: async ({ signal }) => (await lookup(letterheadName, { ids: [id ?? ''], signal }))[0] ?? null,
    enabled: id !== null,
    staleTime: 5 * 60_000,
  });
  return useMemo(
    () =>
      data ? { name: String(data.companyName ?? data.label), address: String(data.address ?? '') } : null,
    [data],
  );
}

const letterheadName = letterheadTemplate.path.slice(1).replaceAll('/', '.');

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { letterheadTemplate } from '../../../resources/master-data/template-kop-surat.ts';
import type { Letter, TimelineEntry } from '../../../resources/naskah-dinas/letter.ts';
import { LetterSheet, sheetOf } from '../../letter-sheet/index.ts';

/** The letter on its paper, with the letterhead it was written under. */
export const LetterPaper = ({ letter, timeline }: { letter: Letter; timeline: TimelineEntry[] }) => {
  const letterhead = useLetterhead(letter.letterheadId);
  const sheet = useMemo(() => {
    const onPaper = sheetOf(letter, { letterhead });
    const signed = timeline.find(({ event }) => event === 'signed');
    // A delegate signs with their own name for the official's post, as the PDF has it (SPEC B2).
    if (onPaper.signer && signed?.onBehalfOf)
      onPaper.signer = {
        ...onPaper.signer,
        positionName: `a.n. ${onPaper.signer.positionName}`,
        personName: signed.personName,
      };
    return onPaper;
  }, [letter, letterhead, timeline]);
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

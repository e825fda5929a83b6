import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { mayOpen } from '../../../resources/access.ts';
import { useSigned } from '../../shell/index.ts';

/** Few letters are looked at for one of the company. */
const mostTried = 4;

/**
 * A signed letter of the company among those the viewer reads anyway. Above Biasa none is opened for a preview, since
 * each opening is written down.
 */
export function useOwnLetter(companyName: string): Letter | null {
  const { listOutbox, listInbox, getLetter } = useNaskah();
  const viewer = useSigned().data?.viewer;
  const reads = (page: string) => viewer !== undefined && mayOpen(viewer, page);
  const [hasOutbox, hasInbox] = [reads('/naskah-dinas/outbox'), reads('/naskah-dinas/inbox')];
  const { data } = useQuery({
    queryKey: ['letter of company', companyName, hasOutbox, hasInbox],
    queryFn: async ({ signal }) => {
      const page = { page: 1, perPage: 10, signal };
      const sent = hasOutbox ? (await listOutbox(page)).items : [];
      const received = hasInbox ? (await listInbox(page)).items : [];
      const known = [...sent, ...received].filter(({ number, securityRank }) => number && securityRank <= 1);
      for (const { letterId } of known.slice(0, mostTried)) {
        const letter = await getLetter(letterId, { signal });
        if (letter.from === 'internal' && letter.paper.letterhead?.name === companyName) return letter;
      }
      return null;
    },
    enabled: companyName !== '' && (hasOutbox || hasInbox),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? null;
}

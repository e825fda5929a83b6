import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { PaperLetterhead } from '../../../domain/letters/letter.ts';
import { printedLetterhead } from '../../../domain/letters/letterhead-style.ts';
import { useSigned } from '../../shell/index.ts';
import { useLookup } from './use-lookup.ts';

/**
 * Gives the letterhead of the actor's company, as in the server's sample PDF; the first one until the company is
 * known.
 */
export function useOwnLetterhead(): PaperLetterhead | null {
  const { lookup } = useNaskah();
  const letterheads = useLookup('master-data.template-kop-surat');
  const unitName = useSigned().data?.user.unitName;
  const { data: companyCode } = useQuery({
    queryKey: ['company of unit', unitName],
    queryFn: async ({ signal }) => {
      const found = await lookup('master-data.unit-organisasi', { q: unitName ?? '', signal });
      return String(found.find(({ label }) => label === unitName)?.companyCode ?? '');
    },
    enabled: Boolean(unitName),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const own = letterheads.find((letterhead) => letterhead.companyCode === companyCode) ?? letterheads[0];
  return own ? printedLetterhead(own) : null;
}

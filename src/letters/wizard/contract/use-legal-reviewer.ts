import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { Autosave } from '../autosave/autosave.ts';
import type { Draft } from '../draft/draft.ts';
import { withLegalReviewer } from './with-legal-reviewer.ts';

/** Adds a Legal reviewer of the sender's company to a contract automatically (SPEC B1). */
export function useLegalReviewer(
  autosave: Autosave<Draft>,
  isContract: boolean,
  companyCode: string | null,
): void {
  const { legalReviewers } = useNaskah();
  const { data } = useQuery({
    queryKey: ['people', 'legal-reviewers'],
    staleTime: 300_000,
    enabled: isContract,
    queryFn: ({ signal }) => legalReviewers({ signal }),
  });
  useEffect(() => {
    if (isContract && data) autosave.prefill((draft) => withLegalReviewer(draft, data, companyCode));
  }, [autosave, isContract, data, companyCode]);
}

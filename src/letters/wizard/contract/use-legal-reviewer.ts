import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { PickerUser } from '../../../../domain/calls/pickers.ts';
import type { Autosave } from '../autosave/autosave.ts';
import type { Draft } from '../draft/draft.ts';
import { isContractOf, numberOf, useSubTypes } from '../draft/lookups.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { withLegalReviewer } from './with-legal-reviewer.ts';

/** Adds a Legal reviewer of the sender's company to a contract automatically (SPEC B1). */
export function useLegalReviewer(
  autosave: Autosave<Draft>,
  isContract: boolean,
  companyCode: string | null,
  reviewers: Draft['reviewers'],
): void {
  const { lookup } = useNaskah();
  const data = useLegalReviewers(isContract);
  const posts = [...new Set(reviewers.map(({ userPositionId }) => userPositionId))];
  const { data: options, isLoading } = useQuery({
    queryKey: ['lookup', 'pengaturan.jabatan', posts],
    staleTime: 300_000,
    enabled: isContract && posts.length > 0,
    queryFn: ({ signal }) => lookup('pengaturan.jabatan', { ids: posts, signal }),
  });
  useEffect(() => {
    if (!isContract || !data || isLoading) return;
    const levels = new Map(
      options?.flatMap(({ id, level }) => {
        const known = numberOf(level);
        return known === null ? [] : [[id, known] as const];
      }),
    );
    autosave.prefill((draft) => withLegalReviewer(draft, data, companyCode, levels));
  }, [autosave, isContract, data, companyCode, options, isLoading]);
}

/** The posts that come to a contract's chain by themselves, one a company; none to other letters. */
export function useBroughtPosts(): ReadonlySet<string> {
  const { draft } = useWizard();
  const { options: subTypes } = useSubTypes();
  const isContract = isContractOf(draft, subTypes);
  const data = useLegalReviewers(isContract);
  return useMemo(() => {
    const firsts = new Map(
      isContract ? data?.toReversed().map((one) => [one.companyCode, one.positionId]) : [],
    );
    return new Set(firsts.values());
  }, [isContract, data]);
}

function useLegalReviewers(isContract: boolean): PickerUser[] | undefined {
  const { legalReviewers } = useNaskah();
  return useQuery({
    queryKey: ['people', 'legal-reviewers'],
    staleTime: 300_000,
    enabled: isContract,
    queryFn: ({ signal }) => legalReviewers({ signal }),
  }).data;
}

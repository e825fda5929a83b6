import { useCallback } from 'react';
import type { Person } from '../../../../domain/letters/letter-people.ts';
import { useBroughtPosts } from '../contract/use-legal-reviewer.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { ownName } from '../signer/identity-draft.ts';
import { useAskProposal } from './use-proposal.ts';
import { isChainProposed, isSameSigner, withChain } from './with-proposal.ts';

/** Gives the one choice of who signs: a chain that nobody changed is proposed anew for them. */
export function useChooseSigner(): (sender: Person | null) => Promise<void> {
  const { autosave, change } = useWizard();
  const brought = useBroughtPosts();
  const ask = useAskProposal();
  return useCallback(
    async (sender) => {
      const { sender: before, naskahDinasCategoryId: kind } = autosave.snapshot().document;
      change(({ bookedNumberId }) => ({ ...ownName, bookedNumberId, sender, signerAdvice: null }));
      if (kind === null) return;
      const [usual, former, next] = await Promise.all([
        ask(kind),
        before && ask(kind, before),
        sender && ask(kind, sender),
      ]);
      const now = autosave.snapshot().document;
      // Another was chosen meanwhile, or nothing can be proposed.
      if (!isSameSigner(now.sender, sender) || (sender && !next?.sender)) return;
      if (!isChainProposed({ ...now, sender: before }, [usual, former], brought)) return;
      change((current) => withChain(current, next));
    },
    [autosave, change, brought, ask],
  );
}

import Button from '@mui/material/Button';
import { translate } from '../../../../lib/language.ts';
import { useBroughtPosts } from '../contract/use-legal-reviewer.ts';
import { isDecided } from '../draft/draft.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { proposingMessages } from './messages.ts';
import { useProposal } from './use-proposal.ts';
import { isChainProposed, withChain } from './with-proposal.ts';

/** Where the chain is another than the signer's proposed one: one press takes that. */
export function OfferedChain() {
  const { draft, change } = useWizard();
  const { sender, naskahDinasCategoryId } = draft;
  const usual = useProposal(naskahDinasCategoryId);
  const proposal = useProposal(sender && naskahDinasCategoryId, sender);
  const brought = useBroughtPosts();
  const isOffered =
    proposal?.sender &&
    proposal.reviewers.length > 0 &&
    !draft.reviewers.some(isDecided) &&
    !isChainProposed(draft, [usual, proposal], brought);
  if (!sender || !isOffered) return null;
  return (
    <Button size="small" variant="text" onClick={() => change((now) => withChain(now, proposal))}>
      {translate(proposingMessages.offerChain(sender.personName || sender.positionName))}
    </Button>
  );
}

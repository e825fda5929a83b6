/** Fields that are proposed by what was read from a file, each to be accepted. Import from lazy code only. */
export { proposalMessages } from './messages.ts';
export { Proposal } from './proposal.tsx';
export { focusFirstProposal, useFirstProposal } from './use-first-proposal.ts';
export { useOpenProposals } from './use-open-proposals.ts';

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { startTransition, useRef, useState } from 'react';
import { few } from '../../../../lib/few.ts';
import { translate } from '../../../../lib/language.ts';
import { useSigned } from '../../../shell/index.ts';
import { OpenFolded, useFolded } from '../../../ui/folded.tsx';
import { formatDate } from '../../../ui/format.ts';
import { useBroughtPosts } from '../contract/use-legal-reviewer.ts';
import { isDecided } from '../draft/draft.ts';
import { ErrorLine } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { proposingMessages } from '../proposing/messages.ts';
import { OfferedChain } from '../proposing/offered-chain.tsx';
import { useProposal } from '../proposing/use-proposal.ts';
import { isAsProposed } from '../proposing/with-proposal.ts';
import { Reviewers } from '../steps/reviewers.tsx';
import { composeMessages } from './messages.ts';

/** Who reviews and who signs, in order; changed in place. */
export function Chain() {
  const { draft, missingIn } = useWizard();
  const [isOpen, setOpen] = useState(false);
  const kind = draft.naskahDinasCategoryId;
  const proposals = [useProposal(kind), useProposal(draft.sender && kind, draft.sender)];
  const brought = useBroughtPosts();
  const user = useSigned().data?.user;
  const { sender } = draft;
  const reviewers = draft.anyReviewer === 'ada' ? draft.reviewers.filter((one) => !isDecided(one)) : [];
  const decided = draft.reviewers.filter(isDecided);
  const list = useRef<HTMLOListElement>(null);
  const { rows, open } = useFolded(
    [...decided, ...reviewers],
    { most: 8, isKept: (_one, at) => at < 3 || at === decided.length },
    list,
  );
  const signer = sender?.personName ?? translate(composeMessages.noSigner);
  const proposal = sender && proposals.find((one) => one && isAsProposed(draft, one, brought));
  const faults = [missingIn('reviewers'), missingIn('anyReviewer')].filter((fault) => fault !== undefined);
  return (
    <Part aria-label={translate(composeMessages.chainTab)}>
      <header>
        <h2>{translate(composeMessages.chainTab)}</h2>
        <Button
          size="small"
          variant="text"
          aria-expanded={isOpen}
          onClick={() => startTransition(() => setOpen(!isOpen))}
        >
          {translate(isOpen ? composeMessages.done : composeMessages.change)}
        </Button>
      </header>
      {isOpen ? (
        <div className="fields">
          <Reviewers />
        </div>
      ) : (
        <>
          {sender && (
            <p>
              {reviewers.length > 0
                ? translate(
                    composeMessages.chainWords(
                      few(reviewers.map(({ personName }) => personName)).join(', '),
                      signer,
                    ),
                  )
                : translate(composeMessages.onlySigns(signer))}
            </p>
          )}
          <ol ref={list} tabIndex={-1}>
            {user && (
              <Step
                name={translate(composeMessages.you(user.personName))}
                does={translate(composeMessages.drafts)}
                isNow
              />
            )}
            {rows.map((row) =>
              'item' in row ? (
                <Step
                  key={`${row.item.userId}.${row.item.userPositionId}.${row.item.reviewOrder}`}
                  name={row.item.personName}
                  post={row.item.positionName}
                  does={translate(composeMessages.reviews)}
                  isDone={row.item.status === 'approved'}
                />
              ) : (
                <li key="others">
                  <OpenFolded count={row.hidden.length} onOpen={open} />
                </li>
              ),
            )}
            <Step
              name={signer}
              {...(sender && { post: sender.positionName })}
              does={sender ? translate(composeMessages.signs) : ''}
            />
          </ol>
          {proposal && (
            <p>
              {proposal.since
                ? translate(proposingMessages.asLastTime(formatDate(proposal.since)))
                : translate(proposingMessages.fromOrganisation)}
            </p>
          )}
          <OfferedChain />
        </>
      )}
      {!isOpen && faults.map((fault) => <ErrorLine key={fault} text={fault} />)}
    </Part>
  );
}

type StepProps = { name: string; post?: string; does: string; isNow?: boolean; isDone?: boolean };

function Step({ name, post, does, isNow, isDone }: StepProps) {
  return (
    <li data-now={isNow || undefined} data-done={isDone || undefined}>
      <span>
        <b>{name}</b>
        {post && <small>{post}</small>}
      </span>
      <i>{does}</i>
    </li>
  );
}

const Part = styled('section')({
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 30 },
  '& > header > button': { marginRight: -8 },
  '& h2': { margin: 0, fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 700 },
  '& p': { margin: '0 0 8px', fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-2)' },
  '& .fields': { display: 'grid', gap: 14, paddingTop: 6 },
  '& > ol': { listStyle: 'none', margin: '0 0 4px', padding: 0 },
  '& > ol > li': {
    position: 'relative',
    display: 'flex',
    gap: 8,
    padding: '0 0 10px 28px',
    lineHeight: '20px',
  },
  '& > ol > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 3,
    width: 14,
    height: 14,
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: '1.5px solid var(--line-2)',
    background: 'var(--surface)',
    zIndex: 1,
  },
  '& > ol > li[data-now]::before': { border: '4.5px solid var(--stamp)' },
  '& > ol > li[data-done]::before': { background: 'var(--ok)', borderColor: 'var(--ok)' },
  '& > ol > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 6.5,
    top: 18,
    bottom: -3,
    width: 1,
    background: 'var(--line-2)',
  },
  '& > ol > li > span': { flex: 1, minWidth: 0 },
  '& b, & small': { display: 'block' },
  '& b': { fontWeight: 650 },
  '& small, & i': { fontSize: '0.75rem', lineHeight: '16px', fontStyle: 'normal', color: 'var(--ink-3)' },
  '& i': { lineHeight: '20px', flex: 'none' },
});

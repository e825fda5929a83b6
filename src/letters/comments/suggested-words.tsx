import type { LetterComment } from '../../../domain/letters/letter-comment.ts';
import { translate } from '../../../lib/language.ts';
import { commentMessages } from './messages.ts';

/** The words of a suggestion: struck what stands there, then what is wanted. Nothing of a comment. */
export function SuggestedWords({ comment: { anchor, proposal } }: { comment: LetterComment }) {
  if (proposal === null || !anchor) return null;
  return (
    <p className="comment-suggested">
      <s>{anchor.quote}</s> {proposal ? <b>{proposal}</b> : <em>({translate(commentMessages.deletes)})</em>}
    </p>
  );
}

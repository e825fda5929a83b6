export type {
  CommentAnchor,
  CommentPerson,
  LetterComment,
  LetterComments,
} from '../calls/letters/shapes/letter-comment.ts';
/** Comments between the people on a draft, as they travel. */

export const commentLimit = 2000;

/** Longest text suggested instead of a passage. */
export const proposalLimit = 2000;

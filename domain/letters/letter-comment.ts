/** Comments between the people on a draft, as they travel. */

/** An author of the letter: may be mentioned, and is notified of new comments. */
export type CommentPerson = { userId: string; personName: string; positionName: string };

export type LetterComment = {
  id: string;
  /** The comment it answers; null for one of its own. */
  parentId: string | null;
  userId: string;
  personName: string;
  positionName: string;
  /** The official for whom a delegate or secretary wrote. */
  onBehalfOf: string | null;
  /** Empty when deleted. */
  text: string;
  createdAt: string;
  isEdited: boolean;
  isDeleted: boolean;
  resolvedAt: string | null;
  resolvedBy: string | null;
  isUnread: boolean;
  /** The reader's own, which they may change and delete. */
  isMine: boolean;
};

/** GET /letter/api/Letter/{id}/comments */
export type LetterComments = {
  items: LetterComment[];
  totalCount: number;
  /** Without deleted ones. */
  standingCount: number;
  unreadCount: number;
  people: CommentPerson[];
};

export const commentLimit = 2000;

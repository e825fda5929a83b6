export { CommentColumn } from './comment-column.tsx';
export { CommentsPanel } from './comments-panel.tsx';
export { CommentsWait } from './comments-wait.tsx';
export { type NewComment, newPassage } from './new-card.tsx';
export { Thread } from './thread.tsx';
export { isOpen, threadsOf } from './threads.ts';
export { type Comments, useCommentCount, useComments } from './use-comments.ts';

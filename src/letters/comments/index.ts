export { CommentsPanel } from './comments-panel.tsx';
export { useCommentCount } from './use-comments.ts';

export { NoticeDecision as default } from './notice-decision.tsx';

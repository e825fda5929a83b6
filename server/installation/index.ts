export { assertBelongsTogether, assertFiles, assertSecret, secretMark } from './belongs-together.ts';
export { markRestored, noticeRestore } from './restored.ts';

export { assertBelongsTogether, assertFiles, assertSecret, secretMark } from './belongs-together.ts';
export { factOf, setFact } from './facts.ts';
export { markRestored, noticeRestore } from './restored.ts';

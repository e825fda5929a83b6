export type { DuplicatedNotice } from './copied.ts';
export { useDuplicate } from './use-duplicate.ts';

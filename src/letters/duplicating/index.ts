export { type DuplicatedNotice, duplicatedIn } from './copied.ts';
export { useDuplicate } from './use-duplicate.ts';

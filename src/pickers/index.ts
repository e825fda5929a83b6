export { useRemoteOptions } from './use-remote-options.ts';
export { pickerWords } from './words.ts';

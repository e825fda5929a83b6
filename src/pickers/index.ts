export { DayField, fetchDayField } from './DayField.tsx';
export { OptionField } from './OptionField.tsx';
export { useRemoteOptions } from './use-remote-options.ts';
export { pickerWords } from './words.ts';

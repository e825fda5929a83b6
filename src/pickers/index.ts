export { DayField, fetchDayField } from './DayField.tsx';
export { DayLine } from './DayLine.tsx';
export { Filter } from './Filter.tsx';
export { OptionField } from './OptionField.tsx';
export { SearchLine } from './SearchLine.tsx';
export { TextLine } from './TextLine.tsx';
export { useArrivingFiles } from './use-arriving-files.ts';
export { useRemoteOptions } from './use-remote-options.ts';
export { pickerWords } from './words.ts';

import { urgencies } from '../../../../domain/letters/letter.ts';
import { isOpenDraft, letterLife, letterStates } from '../../../../domain/letters/letter-life.ts';
import { say } from '../../../../lib/language.ts';
import type { FilterField } from './filter.ts';
import { filterWords } from './words.ts';

/** Label of a filter, with fixed choices, a resource of choices, or a day. */
type Description = {
  label: string;
  options?: { value: string; label: string }[];
  resource?: string;
  isLabel?: boolean;
};
export type DescribedField = FilterField & Description;

/** Adds to a filter what panel and chips need; loaded only when the user filters. */
export const described = (field: FilterField): DescribedField => ({
  ...field,
  ...(descriptions[field.filter] ?? { label: field.param }),
});

const descriptions: Record<string, Description> = {
  isRead: {
    label: say(filterWords.read),
    options: [
      { value: 'false', label: say(filterWords.isUnread) },
      { value: 'true', label: say(filterWords.isRead) },
    ],
  },
  kind: {
    label: say(filterWords.receivedAs),
    options: [
      { value: 'receiver', label: say(filterWords.receiver) },
      { value: 'cc', label: say(filterWords.cc) },
      { value: 'forwarded', label: say(filterWords.forwarded) },
    ],
  },
  labelId: { label: say(filterWords.label), isLabel: true },
  urgency: {
    label: say(filterWords.urgency),
    options: urgencies.map(({ value, label }) => ({ value, label: say(label) })),
  },
  permissionClassificationId: {
    label: say(filterWords.security),
    resource: 'master-data.klasifikasi-keamanan',
  },
  naskahDinasParentCategoryId: { label: say(filterWords.kind), resource: 'master-data.jenis-naskah-dinas' },
  naskahDinasCategoryId: { label: say(filterWords.subType), resource: 'master-data.sub-jenis-naskah-dinas' },
  senderUnitId: { label: say(filterWords.senderUnit), resource: 'master-data.unit-organisasi' },
  receivedFrom: { label: say(filterWords.since) },
  receivedTo: { label: say(filterWords.until) },
  state: {
    label: say(filterWords.state),
    options: letterStates
      .filter((state) => !isOpenDraft(state))
      .map((value) => ({
        value,
        label: say(letterLife[value].label),
      })),
  },
};

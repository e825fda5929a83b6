import { urgencies } from '../../../../domain/letters/letter.ts';
import { isOpenDraft, letterLife, letterStates } from '../../../../domain/letters/letter-life.ts';
import { optionsOf } from '../../../../lib/choice.ts';
import { say, type Words } from '../../../../lib/language.ts';
import type { FilterField } from './filter.ts';
import { filterWords } from './words.ts';

/** Label of a filter, with fixed choices, a resource of choices, or a day. */
type Description<Text> = {
  label: Text;
  options?: readonly { value: string; label: Text }[];
  resource?: string;
  isLabel?: boolean;
};
export type DescribedField = FilterField & Description<string>;

/** Adds to a filter what panel and chips need; loaded only when the user filters. */
export const described = (field: FilterField): DescribedField => {
  const { label, options, ...rest } = descriptions[field.filter] ?? {};
  return {
    ...field,
    ...rest,
    label: say(label) ?? field.param,
    ...(options && { options: optionsOf(options) }),
  };
};

const descriptions: Record<string, Description<Words>> = {
  isRead: {
    label: filterWords.read,
    options: [
      { value: 'false', label: filterWords.isUnread },
      { value: 'true', label: filterWords.isRead },
    ],
  },
  kind: {
    label: filterWords.receivedAs,
    options: [
      { value: 'receiver', label: filterWords.receiver },
      { value: 'cc', label: filterWords.cc },
      { value: 'forwarded', label: filterWords.forwarded },
    ],
  },
  labelId: { label: filterWords.label, isLabel: true },
  urgency: {
    label: filterWords.urgency,
    options: urgencies,
  },
  permissionClassificationId: {
    label: filterWords.security,
    resource: 'master-data.klasifikasi-keamanan',
  },
  naskahDinasParentCategoryId: { label: filterWords.kind, resource: 'master-data.jenis-naskah-dinas' },
  naskahDinasCategoryId: { label: filterWords.subType, resource: 'master-data.sub-jenis-naskah-dinas' },
  senderUnitId: { label: filterWords.senderUnit, resource: 'master-data.unit-organisasi' },
  receivedFrom: { label: filterWords.since },
  receivedTo: { label: filterWords.until },
  state: {
    label: filterWords.state,
    options: letterStates
      .filter((state) => !isOpenDraft(state))
      .map((value) => ({
        value,
        label: letterLife[value].label,
      })),
  },
};

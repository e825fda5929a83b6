import { urgencies } from '../../../../domain/letters/letter.ts';
import { isOpenDraft, letterLife, letterStates } from '../../../../domain/letters/letter-life.ts';
import { optionsOf } from '../../../../lib/choice.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import type { FilterField } from './filter.ts';
import { filterMessages } from './messages.ts';

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
    label: translate(label) ?? field.param,
    ...(options && { options: optionsOf(options) }),
  };
};

const descriptions: Record<string, Description<Message>> = {
  isRead: {
    label: filterMessages.read,
    options: [
      { value: 'false', label: filterMessages.isUnread },
      { value: 'true', label: filterMessages.isRead },
    ],
  },
  kind: {
    label: filterMessages.receivedAs,
    options: [
      { value: 'receiver', label: filterMessages.receiver },
      { value: 'cc', label: filterMessages.cc },
      { value: 'forwarded', label: filterMessages.forwarded },
    ],
  },
  owner: {
    label: filterMessages.owner,
    options: [
      { value: 'nobody', label: filterMessages.ownedByNobody },
      { value: 'self', label: filterMessages.ownedBySelf },
      { value: 'colleague', label: filterMessages.ownedByColleague },
    ],
  },
  labelId: { label: filterMessages.label, isLabel: true },
  urgency: {
    label: filterMessages.urgency,
    options: urgencies,
  },
  permissionClassificationId: {
    label: filterMessages.security,
    resource: 'master-data.klasifikasi-keamanan',
  },
  naskahDinasParentCategoryId: { label: filterMessages.kind, resource: 'master-data.jenis-naskah-dinas' },
  naskahDinasCategoryId: { label: filterMessages.subType, resource: 'master-data.sub-jenis-naskah-dinas' },
  senderUnitId: { label: filterMessages.senderUnit, resource: 'master-data.unit-organisasi' },
  receivedFrom: { label: filterMessages.since },
  receivedTo: { label: filterMessages.until },
  state: {
    label: filterMessages.state,
    options: letterStates
      .filter((state) => !isOpenDraft(state))
      .map((value) => ({
        value,
        label: letterLife[value].label,
      })),
  },
};

import type { AdjustableRow, Adjustments, Labelled } from './adjustments-schema.ts';
import type { Layout } from './layouts.ts';

// What an administrator changes of a kind of paper. What its layout lacks is passed over: a subtype may get another
// arrangement.

type Part = { key: Labelled; label: string; isRow: boolean; mayHide: boolean };
type Margins = Record<'top' | 'right' | 'bottom' | 'left', number>;

/** In millimetres. */
export const standardMargins: Margins = { top: 18, right: 25, bottom: 25, left: 25 };

const row = (key: AdjustableRow, label: string, mayHide = false): Part => ({
  ...{ key, label, mayHide },
  isRow: true,
});
const rows: Record<Layout['head'], readonly Part[]> = {
  memo: [
    ...[row('to', 'Kepada'), row('from', 'Dari'), row('subject', 'Hal')],
    ...[row('attachments', 'Lampiran', true), row('date', 'Tanggal')],
  ],
  address: [row('urgency', 'Sifat', true), row('attachments', 'Lampiran', true), row('subject', 'Hal')],
  title: [],
};
const fixed = (key: Labelled, label: string): Part => ({ key, label, isRow: false, mayHide: false });

const partsOf = (layout: Layout): Part[] => [
  fixed('number', hasNumberInCapitals(layout) ? 'NOMOR' : 'Nomor'),
  ...rows[layout.head],
  ...(layout.hasSubject && !layout.isTitledBySubject ? [fixed('about', 'TENTANG')] : []),
  ...(layout.firstParty ? [fixed('firstParty', layout.firstParty)] : []),
  fixed('copies', 'Tembusan'),
];

export const hasNumberInCapitals = ({ head, isNumberedAsLetter }: Layout): boolean =>
  head === 'title' && !isNumberedAsLetter;

export type AdjustedPaper = {
  margins: Margins;
  /** Of the head, as they are printed from the top; `part` names one whatever it is called. */
  rows: { key: AdjustableRow; label: string; part: string }[];
  /** Elsewhere on the paper; empty where the kind has none. */
  labels: { number: string; about: string; firstParty: string; copies: string };
};

export type AdjustablePart = Part & { printed: string; isHidden: boolean };

/** What of a kind's words may be changed, in the order in which it is printed. */
export function adjustableParts(
  layout: Layout,
  { labels = {}, order = [], hidden = [] }: Adjustments,
): AdjustablePart[] {
  const placeOf = ({ key }: Part): number => {
    const place = order.indexOf(key as AdjustableRow);
    return place < 0 ? order.length : place;
  };
  const ordered = rows[layout.head].toSorted((one, other) => placeOf(one) - placeOf(other));
  return partsOf(layout)
    .map((part) => (part.isRow ? (ordered.shift() ?? part) : part))
    .map((part) => ({
      ...part,
      printed: labels[part.key] ?? part.label,
      isHidden: part.mayHide && hidden.some((one) => one === part.key),
    }));
}

export function adjustedPaper(layout: Layout, adjustments: Adjustments | null | undefined): AdjustedPaper {
  const parts = adjustableParts(layout, adjustments ?? {});
  const labelOf = (key: Labelled): string => parts.find((part) => part.key === key)?.printed ?? '';
  return {
    margins: { ...standardMargins, ...adjustments?.margins },
    rows: parts
      .filter(({ isRow, isHidden }) => isRow && !isHidden)
      .map(({ key, label, printed }) => ({ key: key as AdjustableRow, label: printed, part: label })),
    labels: {
      number: labelOf('number'),
      about: labelOf('about'),
      firstParty: labelOf('firstParty'),
      copies: labelOf('copies'),
    },
  };
}

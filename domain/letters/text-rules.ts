import type { Layout } from './layouts.ts';

// What a kind's layout means for the letter's text; the same on the sheet and in the PDF.

export type TextRules = {
  /** Numbered lists right below the heading of an article are its clauses. */
  hasArticles?: boolean | undefined;
  /** Terms that carry on a sentence stand further in. */
  insetsDetails?: boolean | undefined;
  /** What is decided is in capitals: "Menetapkan : KEPUTUSAN DIREKSI TENTANG …". */
  decides?: boolean | undefined;
};

export const textRules = ({ centresHeadings, insetsDetails, hasAuthority }: Layout): TextRules => ({
  hasArticles: centresHeadings,
  insetsDetails,
  decides: hasAuthority,
});

/** "A." of the heading "A. Latar Belakang", with the space behind it; the section's text stands under its first letter. */
export const sectionMark = (heading: string): string =>
  /^\s*[A-Z]\.[ \u00a0]+(?=\S)/.exec(heading)?.[0] ?? '';

/**
 * Whether a list of terms carries on the sentence above it: "kami mengundang Bapak/Ibu hadir pada:", "hari, tanggal : …".
 * @param before text of the block above it
 */
export const isDetail = (before: string, firstLabel: string): boolean =>
  /:\s*$/.test(before) && /^\s*\p{Ll}/u.test(firstLabel);

/** "Demikian notula ini dibuat …": the letter's last words are no part of the section above them. */
export const isClosing = (paragraph: string): boolean => /^\s*Demikian(?:lah)?\b/.test(paragraph);

export const isDecision = (label: string): boolean => /^\s*menetapkan\s*$/i.test(label);

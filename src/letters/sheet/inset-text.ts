import {
  isClosing,
  isDecision,
  isDetail,
  sectionMark,
  type TextRules,
} from '../../../domain/letters/text-rules.ts';

/** As server/documents/inset-blocks.ts does for the PDF. */
export function insetText(body: HTMLElement, { insetsDetails, decides }: TextRules): void {
  let isInSection = false;
  let before = '';
  let isBelowHeading = false;
  for (const element of body.children) {
    const isTerms = element instanceof HTMLElement && element.dataset.terms !== undefined;
    if (/^H\d$/.test(element.tagName)) isInSection = markSection(element as HTMLElement);
    else if (isTerms || /^(?:P|[OU]L)$/.test(element.tagName)) {
      if (element.tagName === 'P' && !isBelowHeading && isClosing(element.textContent ?? ''))
        isInSection = false;
      const isCarriedOn = insetsDetails && isTerms && isDetail(before, labelOf(element.querySelector('tr')));
      const inset = Number(isInSection) + Number(isCarriedOn === true);
      if (inset > 0) element.setAttribute('data-inset', String(inset));
    }
    isBelowHeading = /^H\d$/.test(element.tagName);
    before = element.tagName === 'P' ? (element.textContent ?? '') : '';
  }
  if (decides)
    for (const row of body.querySelectorAll('[data-terms] tr'))
      if (isDecision(labelOf(row))) row.lastElementChild?.setAttribute('data-decision', '');
}

const labelOf = (row: Element | null): string => row?.firstElementChild?.textContent ?? '';

function markSection(heading: HTMLElement): boolean {
  const isAside = /^(?:center|right)$/.test(heading.style.textAlign);
  if (isAside || sectionMark(heading.textContent ?? '') === '') return false;
  heading.dataset.section = '';
  return true;
}

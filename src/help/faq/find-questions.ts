import type { Question } from '../../../domain/calls/help.ts';
import { translate } from '../../../lib/language.ts';
import { faq } from '../../../resources/master-data/faq.ts';
import { messages } from '../messages.ts';
import { askedIn } from './asked-in.ts';

export type FoundQuestion = Question & {
  /** Not in the question alone: the answer shows why it is here. */ isInAnswer: boolean;
};
export type FaqGroup = { category: string; label: string; items: FoundQuestion[] };
type Scored = FoundQuestion & { score: number };

const categories = faq.fields.category.choices;

/**
 * Questions that match every query word, in question or answer, by group. With a query the best match and its group
 * come first; else in the stored order.
 */
export function findQuestions(
  questions: readonly Question[],
  asked: string,
): { groups: FaqGroup[]; count: number } {
  const scored = asked === '' ? undefined : askedIn(asked);
  const items = questions
    .map((item): Scored => {
      const [inQuestion, whole] = [scored?.(item.question) ?? 1, scored?.(item.question, item.answer) ?? 1];
      return { ...item, score: whole, isInAnswer: inQuestion === 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const known = categories.map(({ value, label }) => groupOf(items, value, translate(label)));
  const rest = items.filter(({ category }) => !categories.some(({ value }) => value === category));
  const groups = [...known, { category: 'lainnya', label: translate(messages.faqOthers), items: rest }];
  return {
    groups: groups
      .filter((group) => group.items.length > 0)
      .sort((a, b) => (b.items[0]?.score ?? 0) - (a.items[0]?.score ?? 0)),
    count: items.length,
  };
}

const groupOf = (items: Scored[], category: string, label: string) => ({
  category,
  label,
  items: items.filter((item) => item.category === category),
});

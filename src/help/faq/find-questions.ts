import type { Question } from '../../../resources/help/index.ts';
import { say } from '../../../resources/language.ts';
import { faq } from '../../../resources/master-data/faq.ts';
import { scoreOf } from '../../palette/index.ts';
import { words } from '../words.ts';

export type FoundQuestion = Question & {
  /** Not in the question alone: the answer shows why it is here. */ isInAnswer: boolean;
};
export type FaqGroup = { category: string; label: string; items: FoundQuestion[] };

const categories = faq.fields.category.choices;

/** The questions that hold every word that was typed, in the question or the answer, by group in the groups' order. */
export function findQuestions(
  questions: readonly Question[],
  asked: string,
): { groups: FaqGroup[]; count: number } {
  const items = questions
    .filter(({ question, answer }) => !asked || scoreOf(asked, question, answer) > 0)
    .map((item) => ({ ...item, isInAnswer: asked !== '' && scoreOf(asked, item.question) === 0 }));
  const known = categories.map(({ value, label }) => groupOf(items, value, say(label)));
  const rest = items.filter(({ category }) => !categories.some(({ value }) => value === category));
  return {
    groups: [...known, { category: 'lainnya', label: say(words.faqOthers), items: rest }].filter(
      (group) => group.items.length > 0,
    ),
    count: items.length,
  };
}

const groupOf = (items: FoundQuestion[], category: string, label: string): FaqGroup => ({
  category,
  label,
  items: items.filter((item) => item.category === category),
});

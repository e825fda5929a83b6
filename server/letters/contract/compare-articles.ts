import { asc, eq } from 'drizzle-orm';
import type { ContractArticles } from '../../../domain/calls/letters/shapes/contract-articles.ts';
import { noContract } from '../../../domain/letters/contract.ts';
import { articlesThere, articlesWithText, isMissing } from '../../../domain/letters/contract-articles.ts';
import { wordingWith } from '../../../domain/letters/contract-values.ts';
import { withoutChips } from '../../../domain/letters/placeholders.ts';
import { articleTemplate } from '../../../resources/master-data/template-pasal.ts';
import type { Actor } from '../../actor.ts';
import { tableOf } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { recordOpeningOnce } from '../openings/record-opening.ts';
import { findLetter, makersOf } from '../reading/find-letter.ts';
import { assertInside } from '../rules/inside.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import { textDifference } from '../versions/difference/text-difference.ts';
import { contentOf } from './content-of.ts';
import { isWording } from './is-wording.ts';
import { isContract } from './legal-review.ts';

const templates = tableOf(articleTemplate);

/** For all its articles together; what is left is shown as removed and added. */
const longestMs = 1000;

/**
 * GET /letter/api/Letter/{id}/articles: a contract's articles beside today's templates (DOMAIN 9).
 * @throws Refusal 404 unseen; 403 for who does not take part in making it
 */
export async function compareArticles({ db }: Deps, actor: Actor, id: string): Promise<ContractArticles> {
  const letter = await findLetter(db, actor, id);
  assertReadsLetters(actor);
  assertInside(actor, letter, await makersOf(db, letter.id));
  if (!(await isContract(db, letter.subTypeId)))
    return { isContract: false, articles: [], stated: [], missing: [] };
  await recordOpeningOnce(db, actor, letter);
  const offered = await db
    .select({
      ...{ id: templates.id, title: templates.name },
      ...{ isMandatory: templates.isMandatory, content: templates.content },
    })
    .from(templates)
    .where(eq(templates.isActive, true))
    .orderBy(asc(templates.sortOrder), asc(templates.code));
  const facts = letter.contract ?? noContract;
  const isUploaded = letter.contentMode === 'upload';
  const text = isUploaded ? null : await contentOf(db, letter.id);
  const there = articlesThere(text, facts, offered);
  const named = (some: typeof offered) => some.map(({ title }) => title);
  const deadline = Date.now() + longestMs;
  return {
    isContract: true,
    articles: withoutClosing(articlesWithText(text ?? '')).map(({ no, title, text: words }) => {
      const template = offered.find((one) => there.get(one.id.toLowerCase()) === no);
      if (!template) return { no, title, likeness: 'own', difference: [] };
      if (isWording(words, template.content)) return { no, title, likeness: 'template', difference: [] };
      const difference = textDifference(
        wordingWith(withoutChips(template.content), facts.values),
        words,
        deadline - Date.now(),
      );
      return { no, title, likeness: 'changed', difference };
    }),
    stated: isUploaded ? named(offered.filter((one) => one.isMandatory && !isMissing(one, there))) : [],
    missing: named(offered.filter((one) => isMissing(one, there))),
  };
}

/** After the last article a contract closes with "Demikian …"; whatever else stands there is the article's. */
function withoutClosing<T extends { text: string }>(articles: readonly T[]): T[] {
  return articles.map((article, at) =>
    at === articles.length - 1 ? { ...article, text: article.text.split(closing)[0] ?? '' } : article,
  );
}
const closing = /<p\b[^>]*>\s*(?:<[^>]+>\s*)*Demikian\b/i;

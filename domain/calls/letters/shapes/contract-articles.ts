import { z } from 'zod';
import { diffBlock } from './letter-version.ts';

/** How an article stands to the master data's of that name: in its words, changed, or of the drafter's own. */
export const articleLikeness = z.enum(['template', 'changed', 'own']);
export type ArticleLikeness = z.infer<typeof articleLikeness>;

/** GET /letter/api/Letter/{id}/articles: what Legal compares in a contract (DOMAIN 9). */
export const contractArticles = z
  .object({
    /** Whether the letter is a contract; of others there is nothing to say. */
    isContract: z.boolean(),
    /** In the order of the text; none of an uploaded document. */
    articles: z.array(
      z.object({
        no: z.int(),
        title: z.string(),
        likeness: articleLikeness,
        /** From the template's words to the contract's; empty unless changed. */
        difference: z.array(diffBlock),
      }),
    ),
    /** Mandatory articles that the drafter says an uploaded document has. */
    stated: z.array(z.string()),
    /** Mandatory articles that are not there. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'ContractArticles' });
export type ContractArticles = z.infer<typeof contractArticles>;

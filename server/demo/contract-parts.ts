import { contractBasis } from '../../resources/master-data/dasar-kontrak.ts';
import { contractNeed } from '../../resources/master-data/kebutuhan-kontrak.ts';
import { comparisonTemplate } from '../../resources/master-data/template-komparisi.ts';
import { articleTemplate } from '../../resources/master-data/template-pasal.ts';
import { tableOf } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { demoId } from './ids.ts';
import { readData } from './read-data.ts';

type Parts = {
  bases: { code: string; name: string; category: string; content: string; requiredDocuments: string }[];
  needs: {
    code: string;
    name: string;
    method: string;
    subTypeCode: string;
    classificationCode: string;
    checklist: string;
  }[];
  introductions: { code: string; name: string; partyType: string; content: string }[];
  articles: {
    code: string;
    name: string;
    category: string;
    isMandatory: boolean;
    sortOrder: number;
    content: string;
  }[];
};

/** Seeds the parts of contracts (DOMAIN 9). Needs the kinds of letters and the classification. */
export async function seedContractParts(executor: Executor): Promise<void> {
  const { bases, needs, introductions, articles } = readData<Parts>('contract-parts');
  await executor
    .insert(tableOf(contractBasis))
    .values(bases.map((basis) => ({ ...basis, id: demoId('contract-basis', basis.code) })));
  await executor.insert(tableOf(contractNeed)).values(
    needs.map(({ subTypeCode, classificationCode, ...need }) => ({
      ...need,
      id: demoId('contract-need', need.code),
      scriptSubTypeId: demoId('sub-kind', subTypeCode),
      archiveClassificationId: demoId('classification', classificationCode),
    })),
  );
  await executor
    .insert(tableOf(comparisonTemplate))
    .values(introductions.map((text) => ({ ...text, id: demoId('introduction', text.code) })));
  await executor
    .insert(tableOf(articleTemplate))
    .values(articles.map((article) => ({ ...article, id: demoId('article', article.code) })));
}

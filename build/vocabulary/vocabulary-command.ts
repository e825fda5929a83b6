import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vocabularyPage, writeVocabulary } from './write-page.ts';

// `npm run docs:vocabulary`
const { page, bare } = writeVocabulary();
writeFileSync(join(import.meta.dirname, '../..', vocabularyPage), page);
for (const name of bare) console.error(`${name} has no doc comment`);
if (bare.length > 0) process.exitCode = 1;

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { vocabularyPage, writeVocabulary } from '../../../build/vocabulary/write-page.ts';
import * as declare from '../../../resources/declare.ts';
import { type FieldKind, traits } from '../../../resources/kinds/index.ts';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const kinds = Object.keys(traits) as FieldKind[];
const { page, bare } = writeVocabulary();

describe(vocabularyPage, () => {
  it('is what the doc comments say today: npm run docs:vocabulary writes it', () => {
    expect(read(vocabularyPage)).toBe(page);
  });

  it('describes every option, kind and function', () => {
    expect(bare).toEqual([]);
    // A reader that finds nothing finds nothing missing.
    for (const option of [
      'path',
      'rows?',
      'unique?',
      'secret?',
      'only?',
      'sen?',
      'fourEyes?',
      'confirm?',
      'facts',
    ])
      expect(page).toContain(`\n| \`${option}\` | `);
  });

  it('has a chapter of every kind, with its example', () => {
    expect(kinds.length).toBeGreaterThan(8);
    for (const kind of kinds) expect(page).toContain(`\n### ${kind}\n\n\`${kind}(id, en`);
    for (const kind of kinds) expect(page).toContain(`/forms/kinds#${kind})`);
  });

  // The build takes the English out of declarations by the builders' names.
  it('declares every kind by the builder of its name', () => {
    const builders = new Map(Object.entries(declare)) as unknown as Map<
      string,
      (id: string, en: string) => unknown
    >;
    for (const kind of kinds) {
      expect(builders.get(kind)?.('Nama', 'Name')).toMatchObject({ kind, label: { id: 'Nama', en: 'Name' } });
    }
  });

  it('is linked where entities are added, as that page is in the README', () => {
    expect(read('docs/adding-a-resource.md')).toContain('(vocabulary.md)');
    expect(read('README.md')).toContain('docs/adding-a-resource.md');
  });
});

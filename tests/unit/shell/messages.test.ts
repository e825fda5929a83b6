import { readdirSync, readFileSync } from 'node:fs';
import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { indonesian } from '../../../src/shell/i18n/indonesian.ts';

type Tree = { [key: string]: string | Tree };

const flat = (tree: Tree, above = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [`${above}${key}`]: value } : flat(value, `${above}${key}.`),
    ),
  );
const ours = flat(indonesian as Tree);
const theirs = flat(english as unknown as Tree);
/** Messages used in ra-core's code; others belong to components never rendered. */
const core = readdirSync('node_modules/ra-core/dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(`node_modules/ra-core/dist/${file}`, 'utf8'))
  .join('\n');
const said = Object.keys(theirs).filter((key) => core.includes(key));
const holes = (words: string): string[] => [...new Set(words.match(/%\{\w+\}/g))].sort();

describe("react-admin's words in Indonesian", () => {
  it('are there for every message that can be met', () => {
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((key) => !ours[key])).toEqual([]);
  });

  it('fill in nothing that react-admin does not give', () => {
    const given = (key: string) => [...holes(theirs[key] ?? ''), '%{smart_count}', '%{recordRepresentation}'];
    const wrong = said.filter((key) => holes(ours[key] ?? '').some((hole) => !given(key).includes(hole)));
    expect(wrong).toEqual([]);
  });

  it('have no leftovers in English and no shouting', () => {
    const bad = said.filter((key) =>
      /\bitems?\b|Silahkan|perbaharui|!|\bError\b/i.test((ours[key] ?? '').replace(/%\{\w+\}/g, '')),
    );
    expect(bad).toEqual([]);
  });
});

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
const holes = (words: string): string[] => [...new Set(words.match(/%\{\w+\}/g))].sort();

describe("react-admin's words in Indonesian", () => {
  it('are all there', () => {
    expect(Object.keys(theirs).filter((key) => !ours[key])).toEqual([]);
  });

  it('fill in nothing that react-admin does not give', () => {
    const given = (key: string) => [...holes(theirs[key] ?? ''), '%{smart_count}', '%{recordRepresentation}'];
    const wrong = Object.keys(theirs).filter((key) =>
      holes(ours[key] ?? '').some((hole) => !given(key).includes(hole)),
    );
    expect(wrong).toEqual([]);
  });

  it('have no leftovers in English and no shouting', () => {
    const bad = Object.entries(ours).filter(([, words]) =>
      /\bitems?\b|Silahkan|perbaharui|!|\bError\b/i.test(words.replace(/%\{\w+\}/g, '')),
    );
    expect(bad).toEqual([]);
  });
});

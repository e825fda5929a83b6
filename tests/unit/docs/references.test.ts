import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = ['SPEC', 'DESIGN', 'DOMAIN', 'LOOK'] as const;
type Document = (typeof documents)[number];

const textOf = (name: Document) => readFileSync(`docs/${name.toLowerCase()}.md`, 'utf8');

/**
 * Valid reference targets: headings by number ("A5", "12"), their numbered points ("B1.2"), parts by name
 * ("Forms").
 */
function places(name: Document): Set<string> {
  const found = new Set<string>();
  let section = '';
  for (const line of textOf(name).split('\n')) {
    const heading = /^#{1,3} (?:Part )?(?:([AB]?\d*[ab]?)[.:]? )?(.*)/.exec(line);
    if (heading) {
      section = heading[1] ?? '';
      if (section) found.add(section);
      found.add(heading[2]?.trim() ?? '');
    }
    const point = /^(\d+)\. /.exec(line);
    if (point && section) found.add(`${section}.${point[1]}`);
    for (const [, part = ''] of line.matchAll(/\*\*([^*]+?)\*\*/g)) found.add(part);
  }
  return found;
}

const known = Object.fromEntries(documents.map((name) => [name, places(name)])) as Record<
  Document,
  Set<string>
>;

const all = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.html', '*.md'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => file !== 'tests/unit/docs/references.test.ts' && !file.includes('/migrations/'));

const reference =
  /\b(SPEC|DESIGN|DOMAIN|LOOK)(?:\.md)?(?:,? ([AB]?\d+[ab]?(?:\.\d+)?)((?:(?:, | and | or |\/)[AB]?\d+[ab]?(?:\.\d+)?)*)|,? ((?:Type|Space|Colour|Edges|Icons|States|Parts|Motion|Words|Small|Buttons|Table|Bulk|Filters|Chips|Forms|Timeline|Sheet|Dialog|Empty|Skeleton|Toast)\b[a-z ]*))?/g;

test('every reference to SPEC, DESIGN, DOMAIN and LOOK leads to a heading, a numbered point or a part in docs/', () => {
  let numbered = 0;
  const dead: string[] = [];
  for (const file of files) {
    // A reference may go over a line's end in a comment.
    const text = readFileSync(file, 'utf8').replace(/\n[ \t]*(?:\*|\/\/)[ \t]*/g, ' ');
    for (const [whole, name, first, more = '', part] of text.matchAll(reference)) {
      const document = name as Document;
      const numbers = first ? [first, ...more.split(/, | and | or |\//).filter(Boolean)] : [];
      numbered += numbers.length;
      for (const number of numbers)
        if (!known[document].has(number)) dead.push(`${file}: ${whole} (${number})`);
      if (
        document === 'LOOK' &&
        part &&
        ![...known.LOOK].some((place) => part.trim().startsWith(place.split(' ')[0] ?? '-'))
      )
        dead.push(`${file}: ${whole}`);
    }
  }
  expect(dead).toEqual([]);
  expect(numbered).toBeGreaterThan(700);
});

/** File names as comments give them, with or without their folders: `accounts/actor-cache.ts`, `actor-cache.ts`. */
const path = /(?<![\w./*<-])(?:(?:[\w-]+\/)+[\w.-]+|\w+-[\w.-]+)\.(?:tsx?|css|mjs|html|sql)\b/g;
/** Examples in instructions. */
const made = /vehicle|kendaraan|something-words/;
const exists = (named: string): boolean =>
  existsSync(named) || all.some((file) => file === named || file.endsWith(`/${named}`)) || made.test(named);

test('the documents name files that exist', () => {
  const dead = all
    .filter((file) => file.endsWith('.md'))
    .flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(path)].flatMap(([named]) =>
        exists(named) ? [] : [`${document}: ${named}`],
      ),
    );
  expect(dead).toEqual([]);
});

test('comments name files that exist', () => {
  const dead = all
    .filter((file) => /^(?!tests\/).*\.(tsx?|css|mjs)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm)]
        .flatMap(([comment]) => [...comment.matchAll(path)])
        .flatMap(([named]) => (exists(named) ? [] : [`${file}: ${named}`])),
    );
  expect(dead).toEqual([]);
});

import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { accessStates } from '../../../domain/archive/access-life.ts';
import { archiveStates } from '../../../domain/archive/archive-life.ts';
import { dispositionStates } from '../../../domain/letters/disposition-life.ts';
import { letterStates } from '../../../domain/letters/letter-life.ts';
import { type Source, sourcesOf } from '../language/sources.ts';
import { literalStatesIn } from './literal-states.ts';

type Life = { states: readonly string[]; columns?: readonly string[]; table: string; others: RegExp };

// Words that other lives use too: mails, jobs, numbers, texts, proposals of retention.
const lives: Record<string, Life> = {
  'a letter': {
    states: letterStates,
    table: 'domain/letters/letter-life.ts',
    others:
      /^server\/(mail|transfer|my-jobs)\/|numbering\/|retention\/|letters\/bulk\/|retention-flow|mail-log|import\/|shell\/jobs/,
  },
  'a disposition': {
    states: dispositionStates,
    table: 'domain/letters/disposition-life.ts',
    others: /^$/,
  },
  'an access request': {
    states: accessStates,
    table: 'domain/archive/access-life.ts',
    others:
      /^server\/(mail|health|texts|my-jobs|search|transfer)\/|retention\/|retention-flow|mail-log|letters\/texts\/|files-tab|letters\/dispatch\//,
  },
  'an archive item': {
    states: archiveStates,
    columns: ['status', 'stage'],
    table: 'domain/archive/archive-life.ts',
    others: /^$/,
  },
};

const product = sourcesOf(
  'server',
  'src',
  'domain',
  'lib',
  'resources',
  'dataProvider',
  'authProvider',
).filter(({ file }) => !file.startsWith('src/gallery/'));
/** What the demo seeds is data: each of its states is named once, where its record is told. */
const isDemo = ({ file }: Source): boolean => file.startsWith('server/demo/');
const sourceOf = (code: string): Source => ({
  file: 'server/example.ts',
  code,
  tree: parseAst(code, { lang: 'ts' }) as unknown as Source['tree'],
});

describe('The states of a life', () => {
  for (const [name, { states, columns, table, others }] of Object.entries(lives))
    it(`of ${name} are compared and written through its table alone`, () => {
      const found = product
        .filter(({ file }) => file !== table && !others.test(file))
        .flatMap((source) =>
          literalStatesIn(source, states, { ...(columns && { columns }), isData: isDemo(source) }),
        );
      expect(found).toEqual([]);
    });

  it.each([
    `const a = letter.state === 'sent';`,
    `const a = letter?.state !== 'sent';`,
    `const a = 'sent' === state;`,
    `const a = ['draft', 'sent'].includes(letter.state);`,
    `const a = eq(letters.state, 'sent');`,
    `const a = { state: 'sent', number };`,
    `const a = text('state').notNull().default('draft');`,
    `switch (letter.state) { case 'sent': break; }`,
    "const a = sql`l.state = 'sent'`;",
    "const a = sql`l.state not in ('draft', 'revision') and true`;",
    "const a = sql`case l.state when 'signing' then 1 end`;",
    `const a = "l.state <> 'sent'";`,
  ])('are found in %s', (code) => {
    expect(literalStatesIn(sourceOf(code), letterStates)).toHaveLength(1);
  });

  it('are not found in other words', () => {
    const code = `const a = task.kind === 'review'; const b: LetterState = 'sent'; const c = job.state === 'running';`;
    expect(literalStatesIn(sourceOf(code), letterStates)).toEqual([]);
  });
});

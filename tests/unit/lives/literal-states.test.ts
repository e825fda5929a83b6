import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { archiveStates } from '../../../domain/archive/archive-life.ts';
import { importStates } from '../../../domain/import-life.ts';
import { dispositionStates } from '../../../domain/letters/disposition-life.ts';
import { letterStates } from '../../../domain/letters/letter-life.ts';
import { type Source, sourcesOf } from '../language/sources.ts';
import { literalStatesIn, type Names } from './literal-states.ts';

type Life = Names & {
  /** The file that is its table. */
  table: string;
  /** Types and tables of other lives with the same words: a file that names one, but none of this life, is theirs. */
  others?: RegExp;
  /** Only files whose code names it: its words are those of many lives. */
  within?: RegExp;
};

const otherLives = {
  mails: /\b(MailState|mails)\b/,
  jobs: /\b(ImportState|importJob|import_job|WorkState|type Work)\b/,
  numbers: /\b(BookedNumberState|NumberState|NumberRow|letter_number)\b/,
  proposals: /\b(ProposalState|ProposalFacts|ProposalDetail|retention_proposal|retention-flow)\b/,
};
const anyOf = (...names: (keyof typeof otherLives)[]): RegExp =>
  new RegExp(names.map((name) => otherLives[name].source).join('|'));

const lives: Record<string, Life> = {
  'a letter': {
    states: letterStates,
    tables: ['letter'],
    types: ['LetterState'],
    table: 'domain/letters/letter-life.ts',
    others: anyOf('mails', 'jobs', 'numbers', 'proposals'),
  },
  'a disposition': {
    states: dispositionStates,
    types: ['DispositionState'],
    table: 'domain/letters/disposition-life.ts',
  },
  'an archive item': {
    states: archiveStates,
    columns: ['status', 'stage'],
    types: ['ArchiveState'],
    table: 'domain/archive/archive-life.ts',
  },
  'an import, in the client,': {
    states: importStates,
    types: ['ImportState'],
    table: 'domain/import-life.ts',
    within: /\b(ImportJob|WorkbookJob|useImport)\b/,
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
  file: 'server/example.tsx',
  code,
  tree: parseAst(code, { lang: 'tsx' }) as unknown as Source['tree'],
});
const isOfAnother = ({ code }: Source, { others, types }: Life): boolean =>
  others?.test(code) === true && !types?.some((type) => code.includes(type));

describe('The states of a life', () => {
  for (const [name, life] of Object.entries(lives))
    it(`of ${name} are compared and written through its table alone`, () => {
      const found = product
        .filter((source) => source.file !== life.table && !isOfAnother(source, life))
        .filter(({ file, code }) => !life.within || (file.startsWith('src/') && life.within.test(code)))
        .flatMap((source) => literalStatesIn(source, life, isDemo(source)));
      expect(found).toEqual([]);
    });

  const { 'a letter': letter } = lives as { 'a letter': Life };

  it.each([
    `const a = letter.state === 'sent';`,
    `const a = letter?.state !== 'sent';`,
    `const a = letter!.state === 'sent';`,
    `const a = (letter.state as string) === 'sent';`,
    `const a = 'sent' === state;`,
    `letter.state = 'sent';`,
    `letter.state = isDone ? 'sent' : next;`,
    `const a = ['draft', 'sent'].includes(letter.state);`,
    `const a = new Set(['draft', 'sent']).has(letter.state);`,
    `const open = ['draft', 'review'] as const; const a = open.includes(letter.state);`,
    `const open = new Set<string>(['draft']); const a = open.has(letter.state);`,
    `const a = eq(letters.state, 'sent');`,
    `const a = inArray(letters.state, ['draft', 'review']);`,
    `const a = notInArray(letters.state, ['draft']);`,
    `const a = stateIn('l.state', ['sent', 'cancelled']);`,
    `const a = { state: 'sent', number };`,
    `const a = { state: isDone ? 'sent' : 'signing' };`,
    `const a = { state: given ?? 'draft' };`,
    `const a = { state: 'sent' as const };`,
    `const a: LetterState = 'sent';`,
    `const a: readonly LetterState[] = ['sent'];`,
    `const a: ReadonlySet<LetterState> = new Set(['sent']);`,
    `const a = 'sent' as LetterState;`,
    `const a = 'sent' satisfies LetterState;`,
    `function a(to: LetterState = 'draft') {}`,
    `const { state = 'draft' } = letter;`,
    `const a = text('state').notNull().default('draft');`,
    `const a = <Chip state="sent" />;`,
    `switch (letter.state) { case 'sent': break; }`,
    "const a = sql`l.state = 'sent'`;",
    'const a = sql`l."state" = \'sent\'`;',
    "const a = sql`'sent' = l.state`;",
    "const a = sql`l.state not in ('draft', 'revision') and true`;",
    "const a = sql`l.state = any('{draft,review}')`;",
    "const a = sql`l.state = any(array['draft'])`;",
    "const a = sql`coalesce(l.state, 'draft')`;",
    "const a = sql`coalesce(l.state, '') = 'sent'`;",
    "const a = sql`case l.state when 'signing' then 1 end`;",
    "const a = sql`update letter set state = 'sent'`;",
    "const a = sql`insert into letter (id, state) values (x, 'draft')`;",
    "const a = sql`insert into letter (id, state) select id, 'draft' from template`;",
    `const a = "l.state <> 'sent'";`,
  ])('are found in %s', (code) => {
    expect(literalStatesIn(sourceOf(code), letter)).toHaveLength(1);
  });

  it.each([
    `const a = task.kind === 'review';`,
    `const c = job.state === 'running';`,
    `const a = allows(letter.state, 'cancelled');`,
    `type A = { state: 'sent' };`,
    "const a = sql`select 1 from mail m where m.state = 'sent'`;",
    "const a = sql`update import_job set state = 'cancelled'`;",
    "const a = sql`insert into mail (id, state) values (x, 'sent')`;",
    "const a = sql`insert into letter (id, subject) values (x, 'draft')`;",
  ])('are not found in %s', (code) => {
    expect(literalStatesIn(sourceOf(code), letter)).toEqual([]);
  });
});

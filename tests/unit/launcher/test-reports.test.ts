import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lastLines, resultOfPlaywright, resultOfVitest } from '../../../bin/test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'naskah-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: object | string): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

it("names the file, the test and the first words of Vitest's failures, what passed at the second try, and files that could not be run", () => {
  const stack =
    'AssertionError: expected 1 to be \u001b[32m2\u001b[39m\n\nExpected: 2\n    at x (/a/b.ts:1:2)';
  const test = { ancestorTitles: ['', 'A letter'], title: 'is signed', status: 'failed' };
  const testResults = [
    {
      name: resolve('tests/api/a.test.ts'),
      ...{ status: 'failed', message: '' },
      assertionResults: [
        { ...test, status: 'passed', failureMessages: [] },
        { ...test, failureMessages: [stack] },
        { ...test, title: 'is read', status: 'passed', failureMessages: ['Error: too slow', stack] },
      ],
    },
    {
      name: resolve('tests/api/b.test.ts'),
      status: 'failed',
      message: 'No such module',
      assertionResults: [],
    },
    { name: resolve('tests/api/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
  ];
  expect(resultOfVitest(reportOf({ numPassedTests: 7, testResults }))).toEqual({
    passed: 7,
    failures: [
      {
        place: 'tests/api/a.test.ts > A letter > is signed',
        message: 'AssertionError: expected 1 to be 2\nExpected: 2',
      },
      { place: 'tests/api/b.test.ts', message: 'No such module' },
    ],
    secondTries: [{ place: 'tests/api/a.test.ts > A letter > is read', message: 'Error: too slow' }],
  });
});

it("names Playwright's too, those that passed at the second try apart, and what failed outside of tests", () => {
  const path = join(folder, 'error-context.md');
  const snapshot =
    '```yaml\n- banner [ref=e1]:\n  - heading "Beranda" [level=1] [ref=e2]\n  - link [ref=e3]\n- dialog [ref=e4]\n```';
  writeFileSync(path, `- dialog of another time\n${snapshot}`);
  const attachments = [{ name: 'screenshot' }, { name: 'error-context', path }];
  const results = [{}, { error: { message: 'Error: not visible' }, attachments }];
  const message = 'Error: not visible\non the page:\n- heading "Beranda" [level=1]\n- dialog';
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results }] });
  const suites = [
    {
      ...{
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('one', 'expected'), spec('two', 'unexpected')],
      },
      suites: [{ title: 'Lists', file: 'a.spec.ts', specs: [spec('three', 'flaky')] }],
    },
  ];
  const errors = [
    { message: 'no server' },
    { message: 'typo', location: { file: resolve('tests/e2e/b.ts') } },
  ];
  const config = { rootDir: resolve('tests/e2e') };
  expect(resultOfPlaywright(reportOf({ config, suites, errors, stats: { expected: 1 } }))).toEqual({
    passed: 2,
    secondTries: [{ place: 'tests/e2e/a.spec.ts > Lists > three', message }],
    failures: [
      { place: 'tests/e2e/a.spec.ts > two', message },
      { place: 'outside the tests', message: 'no server' },
      { place: 'tests/e2e/b.ts', message: 'typo' },
    ],
  });
});

it('takes a report that is missing or cut off for a failure', () => {
  const nothing = { passed: 0, failures: [{ place: 'left no report', message: '' }] };
  expect(resultOfVitest(reportOf('{"numPassed'))).toEqual(nothing);
  expect(resultOfPlaywright(join(folder, 'none.json'))).toEqual(nothing);
});

it('tells of what passed at the second try, and counts it as passed', () => {
  const secondTries = [{ place: 'a.ts > b', message: 'one' }];
  expect(lastLines([{ name: 'journeys', passed: 3, failures: [], secondTries }])).toEqual([
    '— what passed at the second try only',
    ...['~ journeys: a.ts > b', '    one', ''],
    '1 passed at the second try only',
    '3 passed, 0 failed',
  ]);
});

it('ends with what failed and, in a line of its own, the counts', () => {
  const failures = [{ place: 'a.ts > b', message: 'one\ntwo' }];
  expect(lastLines([{ name: 'types', passed: 1, failures: [] }])).toEqual(['1 passed, 0 failed']);
  expect(
    lastLines([
      { name: 'api', passed: 3, failures },
      { name: 'unit', passed: 2, failures: [] },
    ]),
  ).toEqual(['— what failed', '✗ api: a.ts > b', '    one', '    two', '', '5 passed, 1 failed']);
  const many = lastLines([{ name: 'api', passed: 0, failures: Array(40).fill(failures[0]) }]);
  expect(many.slice(-3)).toEqual(['… and 25 more', '', '0 passed, 40 failed']);
});

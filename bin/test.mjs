import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensureWindowless } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureJudges } from './judges.mjs';
import { root, underPinnedNode } from './project.mjs';
import { heading, runStep } from './steps.mjs';
import { lastLines, resultOfPlaywright, resultOfVitest } from './test-reports.mjs';

// `npm test`: also on a fresh machine, in ten minutes. `npm run test:full`: also the long walks and slow rules
// (tagged "full"), before a release.
const isFull = process.argv.includes('--full');
// tests/support/sample.ts reads it.
if (isFull) process.env.NASKAH_TEST_FULL = '1';
process.chdir(root);
ensureInstalled({ forTests: true });
await underPinnedNode();

const reports = mkdtempSync(join(tmpdir(), 'naskah-report-'));
const houses = ['lib', 'domain', 'resources', 'dataProvider', 'authProvider', 'src', 'server'];
const outcomes = [];

// Each of these uses one core, or little of two.
const checks = [
  check('format and lint', ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
  check('imports go one way', [
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    ...houses,
  ]),
  check('nothing unused', ['knip/bin/knip.js']),
  // One checker: each works out the same types again, and four take twice the work of one.
  check('types', ['typescript/bin/tsc', '--noEmit', '--checkers', '1']),
];
const built = sureOf('front end', ensureBuilt);
const browser = sureOf('browser', isFull ? ensureBrowser : ensureWindowless);
heading('programs that judge signatures');
ensureJudges();
await Promise.all(checks);

// Journeys wait for pages half of their time; the other tests use the idle cores meanwhile.
const walked = built && browser ? journeys() : undefined;
await vitest('unit');
await vitest('api');
await walked;

rmSync(reports, { recursive: true, force: true });
const lines = lastLines(outcomes);
process.exitCode = outcomes.some(({ failures }) => failures.length) ? 1 : 0;
console.log(`\n${lines.join('\n')}`);

async function check(name, command) {
  const { code, lastWords } = await runStep(name, command);
  count(name, code === 0, lastWords);
}

/**
 * Runs a check of our own while the others run.
 * @returns its result
 */
function sureOf(name, run) {
  heading(name);
  const result = run();
  count(name, Boolean(result), 'its words stand above');
  return result;
}

function count(name, isPassed, message) {
  const failures = isPassed ? [] : [{ place: 'failed', message }];
  outcomes.push({ name, passed: isPassed ? 1 : 0, failures });
}

function vitest(project) {
  const report = join(reports, `${project}.json`);
  const args = ['run', '--project', `${project}*`, '--retry=1', '--reporter=default', '--reporter=json'];
  if (!isFull) args.push('--tags-filter=!full');
  return suite(
    project,
    ['vitest/vitest.mjs', ...args, `--outputFile.json=${report}`],
    () => resultOfVitest(report),
    { live: true },
  );
}

function journeys() {
  const report = join(reports, 'journeys.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NASKAH_CHROMIUM: browser };
  const command = ['@playwright/test/cli.js', 'test', '--retries=1', '--reporter=list,json'];
  if (!isFull) command.push('--grep-invert=@full');
  return suite('journeys', command, () => resultOfPlaywright(report), { env });
}

/** Runs a step of many tests; one that aborts without a failed test counts as a failure itself. */
async function suite(name, command, resultOf, options) {
  const { code, lastWords } = await runStep(name, command, options);
  const { passed, failures, secondTries } = resultOf();
  const brokeOff = code !== 0 && failures.length === 0;
  if (brokeOff) failures.push({ place: `ended with ${code}, though no test failed`, message: lastWords });
  outcomes.push({ name, passed, failures, secondTries });
}

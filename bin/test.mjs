import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root, runTool, underPinnedNode } from './project.mjs';
import { countOfPlaywright, countOfVitest } from './test-reports.mjs';

// `npm test`: everything there is to check, on a fresh machine too.
process.chdir(root);
ensureInstalled({ forTests: true });
await underPinnedNode();

const reports = mkdtempSync(join(tmpdir(), 'naskah-report-'));
const total = { passed: 0, failed: 0 };
const houses = ['resources', 'dataProvider', 'authProvider', 'src', 'server'];

check('format and lint', () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']));
check('imports go one way', () =>
  tool('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', '.dependency-cruiser.cjs', ...houses]),
);
check('nothing unused', () => tool('knip/bin/knip.js'));
check('types', () => tool('typescript/bin/tsc', ['--noEmit']));
const built = check('front end', ensureBuilt);
suite('unit', vitest, countOfVitest);
suite('api', vitest, countOfVitest);
const browser = check('browser', ensureBrowser);
if (built && browser) suite('journeys', playwright, countOfPlaywright);
if (!browser) console.error('No Chromium could be found or installed: name one in NASKAH_CHROMIUM.');

rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

/** A step that is one command counts as one check. @returns what it gave */
function check(name, run) {
  heading(name);
  const result = run();
  count({ passed: result ? 1 : 0, failed: result ? 0 : 1 });
  return result;
}

/** A step of many tests; one that broke off without a failed test counts as a failure itself. */
function suite(name, run, countOf) {
  heading(name);
  const report = join(reports, `${name}.json`);
  const code = run(name, report);
  const { passed, failed } = countOf(report);
  count({ passed, failed: failed || (code === 0 ? 0 : 1) });
}

function count({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

function vitest(project, report) {
  const args = ['run', '--project', `${project}*`, '--reporter=default', '--reporter=json'];
  return runTool('vitest/vitest.mjs', [...args, `--outputFile.json=${report}`]);
}

function playwright(_name, report) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NASKAH_CHROMIUM: browser };
  return runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], env);
}

function tool(script, args = []) {
  return runTool(script, args) === 0;
}

function heading(name) {
  console.log(`\n— ${name}`);
}

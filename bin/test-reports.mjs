import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

/**
 * Reads Vitest's JSON report; a file that could not run counts as a failure. A test passing on retry has passed,
 * since machines stall, but is reported: the first try may have found a fault.
 * @returns how many tests passed, and of each that failed, or passed on retry, its place (file and name) and its
 *   message
 */
export function resultOfVitest(file) {
  const report = read(file);
  if (!report) return noReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure([fileOf(name)], message)];
    return failed.map((test) =>
      failure([fileOf(name), ...test.ancestorTitles, test.title], test.failureMessages[0]),
    );
  });
  const secondTries = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => failure([fileOf(name), ...test.ancestorTitles, test.title], test.failureMessages[0])),
  );
  return { passed: report.numPassedTests, failures, secondTries };
}

/** The same for Playwright, with the page's contents. */
export function resultOfPlaywright(file) {
  const report = read(file);
  if (!report) return noReport;
  const of = (status) =>
    report.suites.flatMap(({ file: name, ...suite }) =>
      failuresIn(suite, [fileOf(join(report.config.rootDir, name))], status),
    );
  const broken = report.errors.map(({ message, location }) =>
    failure([location ? fileOf(location.file) : 'outside the tests'], message),
  );
  const secondTries = of('flaky');
  return {
    passed: report.stats.expected + secondTries.length,
    failures: [...of('unexpected'), ...broken],
    secondTries,
  };
}

/**
 * The end of a run: failed and retried tests per step, how many were retried, and the counts alone in the last line.
 * @param outcomes of each step its name, how many passed, its failures, and what passed at the second try
 */
export function lastLines(outcomes) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.flatMap(({ name, failures }) => failures.map((one) => ({ ...one, name })));
  const late = outcomes.flatMap(({ name, secondTries = [] }) => secondTries.map((one) => ({ ...one, name })));
  return [
    ...listed('— what passed at the second try only', '~', late),
    ...listed('— what failed', '✗', failed),
    ...(late.length > 0 ? [`${late.length} passed at the second try only`] : []),
    `${passed} passed, ${failed.length} failed`,
  ];
}

function listed(title, mark, all) {
  if (all.length === 0) return [];
  const shown = all.slice(0, mostShown).flatMap(({ name, place, message }) => [
    `${mark} ${name}: ${place}`,
    ...message
      .split('\n')
      .filter(Boolean)
      .map((line) => `    ${line.slice(0, longestLine)}`),
  ]);
  const more = all.length > mostShown ? [`… and ${all.length - mostShown} more`] : [];
  return [title, ...shown, ...more, ''];
}

const mostShown = 15;
const longestLine = 200;
const longestMessage = 25;
const noReport = { passed: 0, failures: [{ place: 'left no report', message: '' }] };

function failuresIn({ specs = [], suites = [] }, path, wanted) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => {
        const failed = results.find((result) => result.error);
        const { place, message } = failure([...path, spec.title], failed?.error.message);
        return { place, message: [message, ...seenOn(failed)].join('\n') };
      }),
  );
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, [...path, suite.title], wanted))];
}

/** The page at the failure: headings, dialogs and messages, for readers of the log without pictures. */
function seenOn(result) {
  const { path } = result?.attachments?.find(({ name }) => name === 'error-context') ?? {};
  if (!path || !existsSync(path)) return [];
  const [, page = ''] = readFileSync(path, 'utf8').split('```yaml');
  const told = page
    .split('\n')
    .filter((line) => /^ *- (heading|dialog|alertdialog|alert|status|progressbar)\b/.test(line))
    .map((line) => line.trim().replaceAll(/ \[(ref|cursor)=\w+\]/g, ''));
  return ['on the page:', ...told.slice(0, mostSeen)];
}

const mostSeen = 12;

function failure(path, message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  const said = lines.map((line) => line.trimEnd()).filter((line) => line && !/^\s+at /.test(line));
  return { place: path.filter(Boolean).join(' > '), message: said.slice(0, longestMessage).join('\n') };
}

const fileOf = (path) => relative(root, path).replaceAll('\\', '/');

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

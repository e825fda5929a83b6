import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

/**
 * What Vitest's JSON report says; a file that could not be run is a failure itself.
 * @returns how many tests passed, and of each that failed its place (file and name) and its message
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
  return { passed: report.numPassedTests, failures };
}

/** The same of Playwright's; a test that passed at the second try only has failed. */
export function resultOfPlaywright(file) {
  const report = read(file);
  if (!report) return noReport;
  const failures = report.suites.flatMap(({ file: name, ...suite }) =>
    failuresIn(suite, [fileOf(join(report.config.rootDir, name))]),
  );
  const broken = report.errors.map(({ message, location }) =>
    failure([location ? fileOf(location.file) : 'outside the tests'], message),
  );
  return { passed: report.stats.expected, failures: [...failures, ...broken] };
}

/**
 * The end of a run: what failed, step by step, and the counts alone in the last line.
 * @param outcomes of each step its name, how many passed, and its failures
 */
export function lastLines(outcomes) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.flatMap(({ name, failures }) => failures.map((one) => ({ ...one, name })));
  const shown = failed.slice(0, mostShown).flatMap(({ name, place, message }) => [
    `✗ ${name}: ${place}`,
    ...message
      .split('\n')
      .filter(Boolean)
      .map((line) => `    ${line.slice(0, longestLine)}`),
  ]);
  const more = failed.length > mostShown ? [`… and ${failed.length - mostShown} more`] : [];
  return [
    ...(failed.length ? ['— what failed', ...shown, ...more, ''] : []),
    `${passed} passed, ${failed.length} failed`,
  ];
}

const mostShown = 15;
const longestLine = 200;
const noReport = { passed: 0, failures: [{ place: 'left no report', message: '' }] };

function failuresIn({ specs = [], suites = [] }, path) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const error = results.find((result) => result.error)?.error;
        return failure([...path, spec.title], error?.message);
      }),
  );
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, [...path, suite.title]))];
}

/** A few lines of the message are enough to know what it is about; all of it stands in the log. */
function failure(path, message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  const said = lines.map((line) => line.trimEnd()).filter((line) => line && !/^\s+at /.test(line));
  return { place: path.filter(Boolean).join(' > '), message: said.slice(0, 6).join('\n') };
}

const fileOf = (path) => relative(root, path).replaceAll('\\', '/');

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

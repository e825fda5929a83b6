import { readFileSync } from 'node:fs';

/** The counts of Vitest's JSON report; a file that could not be run counts as a failure. */
export function countOfVitest(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** The counts of Playwright's; a test that passed at the second try only has failed. */
export function countOfPlaywright(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

const isFailed = ({ status }) => status === 'failed';

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

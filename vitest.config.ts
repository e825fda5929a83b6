import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { keepRunsInMemory } from './tests/support/keep-runs-in-memory.ts';

keepRunsInMemory();

const unitWorkers = Math.max(2, availableParallelism() - 1);

type ProjectTest = NonNullable<TestProjectInlineConfiguration['test']>;

/**
 * Tests that start processes mostly wait: first, beside the other worker. Then those with a page, together: where the
 * environment changes, a new worker loads everything anew.
 */
class Grouped extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project, moduleId }: TestSpecification): number => {
      if (project.name.endsWith('-alone')) return 0;
      return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment') ? 1 : 2;
    };
    const ranks = new Map(sorted.map((file) => [file, rank(file)]));
    return sorted.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
}

export default defineConfig({
  plugins: [react()],
  // The entities of tests/declared stand beside the product's own.
  resolve: { conditions: ['examples', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['examples', ...defaultServerConditions] } },
  test: {
    sequence: { sequencer: Grouped },
    tags: [{ name: 'full', description: 'long: run by npm run test:full, not by npm test' }],
    // Dates are Indonesia's wherever the tests run.
    env: { TZ: 'Asia/Jakarta' },
    // Collecting what each test leaves behind took a quarter of the time.
    execArgv: ['--max-semi-space-size=64'],
    // For hanging tests, not slow ones: a loaded or cold machine takes ten times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // Of two cores neither is left out, as it would be by default.
      ...project('unit', { setupFiles: ['tests/unit/screens-setup.ts'], maxWorkers: unitWorkers }, [
        // Opens the same modules several times over, as tabs do.
        'tests/unit/auth/session.test.ts',
      ]),
      // Files are processes with a server each; while one waits for a time-out, a third uses its core.
      ...project('api', { globalSetup: ['tests/support/database-server.ts'], maxWorkers: 3 }, [
        // These start, kill or starve processes of their own.
        'tests/api/database/process.test.ts',
        'tests/api/database/dying.test.ts',
        'tests/api/demo/more-letters.test.ts',
        'tests/api/previews/paper.test.ts',
      ]),
    ],
  },
});

/**
 * A folder's tests: those sharing a process, whose modules load once (half the time), and those that need their
 * own. `--project 'unit*'` runs both.
 */
function project(name: string, test: Partial<ProjectTest>, alone: string[]) {
  const of = (own: ProjectTest) => ({ extends: true as const, test: { ...test, ...own } });
  return [
    of({ name, include: [`tests/${name}/**/*.test.{ts,tsx}`], exclude: alone, isolate: false }),
    of({ name: `${name}-alone`, include: alone }),
  ];
}

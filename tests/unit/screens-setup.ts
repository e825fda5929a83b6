import { afterEach, beforeEach, vi } from 'vitest';

const { error } = console;

// Test files share modules (no isolation), so hooks go here, which runs per file.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { HttpError } = await import('react-admin');
  // Long timeout: a loaded machine is slow, not wrong.
  configure({ asyncUtilTimeout: 15_000 });
  beforeEach(() => {
    // ra-core logs every refusal, which tests expect here.
    vi.spyOn(console, 'error').mockImplementation((...said) => {
      if (!(said[0] instanceof HttpError)) error(...said);
    });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
}

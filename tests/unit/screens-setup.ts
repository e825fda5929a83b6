import { afterEach, beforeEach, vi } from 'vitest';

const { error } = console;

// Files of tests share their modules, so what is done around each test stands here, which runs for each file.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { HttpError } = await import('ra-core');
  // What is waited for comes late on a loaded machine, and is no less right for it.
  configure({ asyncUtilTimeout: 15_000 });
  beforeEach(() => {
    // ra-core writes down every refusal; here they are what is tested.
    vi.spyOn(console, 'error').mockImplementation((...said) => {
      if (!(said[0] instanceof HttpError)) error(...said);
    });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
}

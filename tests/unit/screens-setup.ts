import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { matchFewerRules } from '../support/fewer-matches.ts';

const { error } = console;

// Test files share modules (no isolation), so hooks go here, which runs per file.
if (typeof document !== 'undefined') {
  matchFewerRules();
  const { cleanup, configure } = await import('@testing-library/react');
  const { HttpError } = await import('react-admin');
  // What another file left on the device and on the page.
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes, ...document.body.attributes]) {
    document.documentElement.removeAttribute(name);
    document.body.removeAttribute(name);
  }
  // React takes a stack trace for each element it makes, until it has made ten thousand: it has from the start.
  for (const [name, internals] of Object.entries(await import('react')))
    if (name.startsWith('__CLIENT_INTERNALS'))
      Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
        get: () => 10_000,
        set: () => undefined,
        configurable: true,
      });
  // As in browsers. Here it is all of the element's HTML, for which menus and pickers ask at each step.
  Object.defineProperty(Element.prototype, 'toString', {
    value(this: Element) {
      return `[object ${this.constructor.name}]`;
    },
    configurable: true,
  });
  // Long timeout: a loaded machine is slow, not wrong.
  configure({ asyncUtilTimeout: 15_000 });
  beforeEach(() => {
    // ra-core logs every refusal, which tests expect here.
    vi.spyOn(console, 'error').mockImplementation((...said) => {
      if (!(said[0] instanceof HttpError)) error(...said);
    });
  });
  // A lazy part cut off by the end of one file could not be loaded by the next.
  afterAll(() => vi.dynamicImportSettled());
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
}

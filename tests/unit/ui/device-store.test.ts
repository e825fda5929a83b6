// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, KEPT, keepDeviceKey } from '../../../authProvider/kept.ts';
import { sealing } from '../../../src/sealed/index.ts';
import { deviceStore, inBrowser, inTab } from '../../../src/ui/device-store.ts';
import { recents } from '../../../src/ui/recents.ts';

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('values on this device', () => {
  const settings = deviceStore<string[]>('lists.', inBrowser);

  it('are read again, the same object for the same text', () => {
    expect(settings.write('u1.columns', ['a', 'b'])).toBe(true);
    expect(settings.read('u1.columns')).toEqual(['a', 'b']);
    expect(settings.read('u1.columns')).toBe(settings.read('u1.columns'));
    expect(settings.keys()).toEqual(['u1.columns']);
    settings.write('u1.columns', undefined);
    expect(settings.read('u1.columns')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('that cannot be parsed are none', () => {
    localStorage.setItem('naskah.lists.u1.columns', '{');
    expect(settings.read('u1.columns')).toBeUndefined();
  });

  it('last as long as the page where the browser refuses storage, and can be cleared there', () => {
    vi.stubGlobal('localStorage', { getItem: () => '["old"]', setItem: refuse, removeItem: refuse });
    expect(settings.write('u1.columns', ['c'])).toBe(false);
    expect(settings.read('u1.columns')).toEqual(['c']);
    settings.write('u1.columns', undefined);
    expect(settings.read('u1.columns')).toBeUndefined();
    vi.unstubAllGlobals();
    expect(settings.write('u1.columns', ['d'])).toBe(true);
    expect(settings.read('u1.columns')).toEqual(['d']);
  });

  it('that are sealed are readable with their user’s key alone', () => {
    const [staf, atasan] = ['s'.repeat(43), 'a'.repeat(43)];
    const drafts = deviceStore<string>('sealed.', inTab, { coding: sealing });
    keepDeviceKey(staf, true);
    drafts.write('a', 'Rencana');
    expect(sessionStorage.getItem('naskah.sealed.a')).not.toContain('Rencana');
    expect(drafts.read('a')).toBe('Rencana');
    keepDeviceKey(atasan, true);
    expect(drafts.read('a')).toBeUndefined();
    keepDeviceKey(staf, true);
    expect(drafts.read('a')).toBe('Rencana');
  });
});

describe('values end', () => {
  it.each([
    ['session', 'nothing', 'nothing'],
    ['signOut', 'rahasia', 'nothing'],
    ['never', 'rahasia', 'rahasia'],
  ] as const)('%s: %s after the session, %s after a sign-out', (ends, afterSession, afterSignOut) => {
    for (const storage of [inTab, inBrowser]) {
      const texts = deviceStore<string>('note', storage, { ends });
      texts.write('', 'rahasia');
      forgetSession();
      expect(texts.read('') ?? 'nothing').toBe(afterSession);
      forgetSession({ isSignedOut: true });
      expect(texts.read('') ?? 'nothing').toBe(afterSignOut);
    }
  });
});

describe('recent items', () => {
  const searches = recents(
    'search',
    3,
    (q: unknown): q is string => typeof q === 'string',
    (q) => q,
  );

  it('are each user’s own, the latest first, once each', () => {
    for (const q of ['a', 'b', 'c', 'a', 'd']) searches.add('u1', q);
    searches.add('u2', 'e');
    expect(searches.of('u1')).toEqual(['d', 'a', 'c']);
    expect(searches.of('u2')).toEqual(['e']);
    searches.clear('u1');
    expect(searches.of('u1')).toEqual([]);
  });

  it('end with the session, and ignore what is damaged', () => {
    searches.add('u1', 'gaji direksi');
    forgetSession();
    expect(searches.of('u1')).toEqual([]);
    localStorage.setItem(`${KEPT}search.u1`, '[1, "b"]');
    expect(searches.of('u1')).toEqual(['b']);
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLostChunk, reloadForLostChunk } from '../../../src/shell/errors/lost-chunk.ts';

const lost = new TypeError('Failed to fetch dynamically imported module: https://naskah.example/assets/a.js');

describe('A screen whose code cannot be had', () => {
  const reload = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
    sessionStorage.clear();
    vi.spyOn(location, 'reload').mockImplementation(reload);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    reload.mockClear();
  });

  it('is told from other failures, in every browser', () => {
    expect(isLostChunk(lost)).toBe(true);
    expect(isLostChunk(new TypeError('error loading dynamically imported module: a.js'))).toBe(true);
    expect(isLostChunk(new TypeError('Importing a module script failed.'))).toBe(true);
    expect(isLostChunk(new Error('Unable to preload CSS for /assets/a.css'))).toBe(true);
    expect(isLostChunk(new TypeError('x is undefined'))).toBe(false);
    expect(isLostChunk(undefined)).toBe(false);
  });

  it('loads the page anew, at most once a minute', () => {
    expect(reloadForLostChunk(lost)).toBe(true);
    vi.advanceTimersByTime(59_000);
    expect(reloadForLostChunk(lost)).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(reloadForLostChunk(lost)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('stays where it is without a network, and for anything else', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadForLostChunk(lost)).toBe(false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    expect(reloadForLostChunk(new Error('no'))).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

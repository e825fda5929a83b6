import { notifyManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../src/first-load/query-client.ts';

afterEach(() => queryClient.clear());

describe('What is known of the server', () => {
  it('takes no row of a list for the whole record, and changes a record that is known', () => {
    const key = ['unit', 'getOne', { id: '1', meta: undefined }];
    queryClient.setQueryData(key, (before: unknown) => before ?? { id: '1', name: 'Row' });
    expect(queryClient.getQueryData(key)).toBeUndefined();
    queryClient.setQueryData(key, { id: '1', name: 'Whole', text: 'Long' });
    queryClient.setQueryData(key, (before: object | undefined) => ({ ...before, name: 'Changed' }));
    expect(queryClient.getQueryData(key)).toEqual({ id: '1', name: 'Changed', text: 'Long' });
  });

  it('is told in one go, to everybody even if somebody fails', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const told: string[] = [];
    notifyManager.schedule(() => {
      throw new Error('Not drawn');
    });
    for (const name of ['second', 'third']) notifyManager.schedule(() => told.push(name));
    expect(timers).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(told).toEqual(['second', 'third']));
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    timers.mockRestore();
  });
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, useNotify } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFlash } from '../../../authProvider/index.ts';
import { Toasts } from '../../../src/shell/toasts/toasts.tsx';

const Speaker = () => {
  const notify = useNotify();
  return (
    <>
      <button type="button" onClick={() => notify('Tersimpan', { type: 'success' })}>
        satu
      </button>
      <button type="button" onClick={() => notify('Gagal', { type: 'error' })}>
        dua
      </button>
    </>
  );
};
const show = () =>
  render(
    <CoreAdminContext>
      <Speaker />
      <Toasts />
    </CoreAdminContext>,
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('A toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('stays five seconds', async () => {
    show();
    fireEvent.click(screen.getByText('satu'));
    await pass(4900);
    expect(screen.getByText('Tersimpan').closest('.toast')?.className).toContain('toast-success');
    await pass(200);
    expect(screen.queryByText('Tersimpan')).toBeNull();
  });

  it('goes at a click, and leaves the others', async () => {
    show();
    fireEvent.click(screen.getByText('satu'));
    await pass(10);
    fireEvent.click(screen.getByText('dua'));
    await pass(10);
    fireEvent.click(screen.getByText('Tersimpan'));
    await pass(10);
    expect(screen.queryByText('Tersimpan')).toBeNull();
    expect(screen.getByText('Gagal')).toBeTruthy();
  });

  it('tells what the page before left to say, once', async () => {
    keepFlash({ kind: 'success', text: 'Switch role berhasil' });
    show();
    await pass(10);
    expect(screen.getByText('Switch role berhasil')).toBeTruthy();
    cleanup();
    show();
    await pass(10);
    expect(screen.queryByText('Switch role berhasil')).toBeNull();
  });
});

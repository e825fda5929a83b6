// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../dataProvider/failure.ts';
import { useSubmit } from '../../../src/ui/use-submit.ts';

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const open = () => renderHook(() => useSubmit('reason', 'to'), { wrapper }).result;
const failWith = async (failure: unknown) => {
  const form = open();
  const done = await act(() => form.current.submit(() => Promise.reject(failure)));
  return { done, ...form.current };
};

describe('useSubmit', () => {
  it('sends once, however often it is pressed', async () => {
    const form = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    const request = vi.fn(() => promise);
    let first: Promise<boolean> | undefined;
    act(() => {
      first = form.current.submit(request);
      void form.current.submit(request);
    });
    await waitFor(() => expect(form.current.isPending).toBe(true));
    await act(async () => resolve());
    expect(await first).toBe(true);
    expect(request).toHaveBeenCalledOnce();
    await waitFor(() => expect(form.current.isPending).toBe(false));
  });

  it("puts errors at the form's own fields, a member's at its list", async () => {
    const errors = { reason: ['Alasan wajib diisi.'], 'to.1': ['Alamat ini salah.'] };
    const { done, ...form } = await failWith(refusal(422, { message: 'Isian salah.', errors }));
    expect(done).toBe(false);
    expect(form.errors).toEqual({ reason: 'Alasan wajib diisi.', to: 'Alamat ini salah.' });
    expect(form.failure).toBe('');
  });

  it('tells an error at a field that the form does not show', async () => {
    const { errors, failure } = await failWith(
      refusal(422, { message: 'x', errors: { ids: ['Terlalu banyak.'] } }),
    );
    expect([errors, failure]).toEqual([{}, 'Terlalu banyak.']);
  });

  it('tells a refusal in the words of the server, and that the form is stale', async () => {
    const { failure, isStale } = await failWith(refusal(409, { message: 'Sudah ditandatangani.' }));
    expect([failure, isStale]).toEqual(['Sudah ditandatangani.', true]);
  });

  it('tells a lost network in Indonesian, and that the typed text stays', async () => {
    const { failure, isStale } = await failWith(new TypeError('Failed to fetch'));
    expect(failure).toMatch(/^Layanan tidak dapat dihubungi\. Isian Anda tetap ada/);
    expect(isStale).toBe(false);
  });

  it('focuses the first wrong field', async () => {
    document.body.innerHTML =
      '<div aria-hidden="true"><input aria-invalid="true"></div><input><input id="wrong" aria-invalid="true">';
    const form = open();
    act(() => form.current.refuse({ reason: 'Alasan wajib diisi.' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('wrong'));
    // Later files share the page.
    document.body.replaceChildren();
  });
});

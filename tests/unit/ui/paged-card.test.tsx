// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PagedCard } from '../../../src/ui/paged-card.tsx';

const none = { data: undefined, error: null, refetch: () => undefined };
const onPage = vi.fn();
const show = (
  query: Parameters<typeof PagedCard<string>>[0]['query'],
  onClear?: () => void,
  waiting?: null,
) =>
  render(
    <PagedCard
      query={query}
      empty="Kosong"
      onClear={onClear}
      page={2}
      onPage={onPage}
      {...(waiting === null && { waiting })}
    >
      {(items) => <p>{items.join(' ')}</p>}
    </PagedCard>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a page of a list', () => {
  afterEach(cleanup);

  it('shows that it loads, or nothing where that is wanted', () => {
    const { container } = show(none);
    expect(screen.getByText('Memuat Data...')).toBeTruthy();
    expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
    cleanup();
    expect(show(none, undefined, null).container.innerHTML).toBe('');
  });

  it('offers a retry when it failed', async () => {
    const refetch = vi.fn();
    show({ ...none, error: new Error('x'), refetch });
    expect(screen.getByText('Daftar belum dapat dimuat')).toBeTruthy();
    await press('Coba lagi');
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('tells an empty list from one that is narrowed to nothing', async () => {
    const empty = { ...none, data: { items: [], totalCount: 0, totalIsEstimated: false } };
    show(empty);
    expect(screen.getByText('Kosong')).toBeTruthy();
    cleanup();
    const clear = vi.fn();
    show(empty, clear);
    expect(screen.getByText('Data tidak ditemukan')).toBeTruthy();
    await press('Hapus saringan');
    expect(clear).toHaveBeenCalledOnce();
  });

  it('says which rows of how many, and turns the page', async () => {
    show({ ...none, data: { items: ['a', 'b'], totalCount: 1042, totalIsEstimated: true } });
    expect(screen.getByText('a b')).toBeTruthy();
    expect(screen.getByText('21–22 dari lebih dari 1.042')).toBeTruthy();
    await press('Halaman 3');
    expect(onPage).toHaveBeenCalledWith(3);
  });
});

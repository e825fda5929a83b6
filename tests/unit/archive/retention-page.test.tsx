// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import RetentionPage from '../../../src/archive/retention/retention-page.tsx';
import { openView } from '../views/screen.tsx';

it('has one row of tabs: its lists are chosen among the filters, and the address says which', async () => {
  const listDue = vi.fn(async () => ({ items: [], totalCount: 0 }));
  openView(RetentionPage, 'dokumen.pemberkasan', '/dokumen.pemberkasan?daftar=musnah&tahun=2020', {
    counters: (async () => ({ retentionCount: 2 })) as never,
    listDue: listDue as never,
    listProposals: (async () => ({ items: [], totalCount: 0 })) as never,
    lookup: async () => [],
  });
  const lists = await screen.findByRole('group', { name: 'Daftar retensi' });
  expect(screen.getAllByRole('tablist')).toHaveLength(1);
  expect(within(lists).getByRole('button', { pressed: true }).textContent).toBe('Musnah');
  expect(listDue).toHaveBeenCalledWith(expect.objectContaining({ kind: 'destroy', year: '2020' }));
  const proposals = await within(lists).findByRole('button', { name: 'Usul (2)' });
  await userEvent.click(proposals);
  expect(screen.getByTestId('where').textContent).toBe('/dokumen.pemberkasan?daftar=usul');
  expect(document.activeElement).toBe(proposals);
  expect(screen.getByRole('button', { name: 'Saring menurut Giliran' })).toBeTruthy();
});

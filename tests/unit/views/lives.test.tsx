// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import GeneratedShow from '../../../src/views/show/generated-show.tsx';
import { openView } from './screen.tsx';

const name = 'layanan.pengaduan';
const day = (count: number) => plusDays(dayInWib(), count);
const complaint = (values: object = {}) => ({
  ...{ id: 'a', number: 'PJ-2026-0412', subject: 'Ban pecah akibat lubang', place: 'KM 58+400 A' },
  ...{ kind: 'kendaraan', happenedOn: '2026-11-16', reporterName: 'Hendra Wijaya', version: 3 },
  ...{ stage: 'checked', stageSince: `${day(-3)}T03:00:00Z`, stageDue: day(3), isActive: true },
  ...{ officerId: 'k', officer: { id: 'k', label: 'Kartika Hutapea' } },
  ...{ createdAt: '2026-11-17T01:12:00Z', updatedAt: '2026-11-17T01:12:00Z' },
  can: {
    write: true,
    events: [{ event: 'handle' }, { event: 'giveBack' }, { event: 'reject' }, { event: 'report' }],
  },
  ...values,
});
const steps = {
  items: [
    {
      ...{ id: 'a', event: null, from: null, to: 'received', at: '2026-11-17T01:12:00Z', note: null },
      ...{ by: { id: 's', label: 'Sari Tanjung', urlImage: null }, as: 'Petugas Layanan', values: {} },
    },
    {
      ...{ id: 'b', event: 'check', from: 'received', to: 'checked', at: `${day(-3)}T03:00:00Z` },
      ...{ by: { id: 'y', label: 'Yanuar Iskandar', urlImage: null }, as: null, note: null },
      values: { place: 'KM 58+400 A' },
    },
  ],
  ahead: [
    { stage: 'handled', due: day(3) },
    { stage: 'done', due: null },
  ],
};
type Verbs = Partial<NaskahDataProvider>;
const show = (row: object, verbs: Verbs = {}) =>
  openView(GeneratedShow, name, `/${name}/a/show`, {
    getOne: vi.fn(async () => ({ data: row })) as unknown as Verbs['getOne'],
    getList: vi.fn(async () => ({ data: [], total: 0 })) as unknown as Verbs['getList'],
    stepsOf: async () => steps,
    lookup: async () => [],
    ...verbs,
  });

describe('A record with stages', () => {
  it('shows its way, whose turn it is, and the events that are the reader’s, the main one filled', async () => {
    show(complaint());
    const bar = await screen.findByRole('list', { name: 'Tahap' });
    await within(bar).findByText('Sari Tanjung');
    expect(
      within(bar)
        .getAllByRole('listitem')
        .map((node) => node.dataset.state),
    ).toEqual([...['done', 'now', 'next', 'next']]);
    expect(within(bar).getByText('Menunggu Anda')).toBeTruthy();
    expect(within(bar).getByText('sejak 3 hari')).toBeTruthy();
    expect(screen.getByText('Giliran Anda')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tindak lanjuti' }).className).toMatch(/contained/);
    expect(screen.getByRole('button', { name: 'Tolak' }).className).toMatch(/colorError/);
    expect(screen.queryByRole('button', { name: 'Catat hasil' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Langkah lain' }));
    expect(await screen.findByRole('menuitem', { name: 'Catat hasil' })).toBeTruthy();
  });

  it('says for whom it waits, and offers nothing, to who is not asked', async () => {
    show(complaint({ can: { write: false, events: [] }, stageDue: day(-2) }));
    expect((await screen.findAllByText('Menunggu Kartika Hutapea')).length).toBeGreaterThan(0);
    expect((await screen.findAllByText('Lewat 2 hari')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Tolak' })).toBeNull();
  });

  it('says what is missing, with the way to fill it', async () => {
    const blockedBy = { message: 'Isi dahulu: Hasil pemeriksaan.', fields: ['result'] };
    show(complaint({ can: { write: true, events: [{ event: 'handle', blockedBy }] } }));
    await screen.findByText(/Isi dahulu: Hasil pemeriksaan/);
    expect(screen.getByRole('button', { name: 'Tindak lanjuti' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('link', { name: 'Isi' }).getAttribute('href')).toMatch(/#result$/);
  });

  it('says which fields the main event will ask, that they are there, or nothing', async () => {
    const check = [{ event: 'check' }, { event: 'reject' }];
    const received = { stage: 'received', can: { write: true, events: check } };
    const { unmount } = show(complaint({ ...received, officerId: null, officer: null }));
    await screen.findByText('“Periksa” menanyakan: Pemeriksa');
    unmount();
    const filled = { result: 'Lubang', approved: '200000' };
    show(complaint({ can: { write: true, events: [{ event: 'handle' }] }, ...filled }));
    await screen.findByText('Hasil pemeriksaan, nilai disetujui terisi');
  });

  it('says in its history what is waited for, that it failed, and offers no note to who only reads', async () => {
    const rejected = {
      ...{ id: 'c', event: 'reject', from: 'checked', to: 'rejected', at: `${day(-1)}T03:00:00Z` },
      ...{
        by: { id: 'y', label: 'Yanuar Iskandar', urlImage: null },
        as: null,
        note: 'Bukan ruas',
        values: {},
      },
    };
    const can = { write: false, events: [], note: false };
    show(complaint({ stage: 'rejected', can }), {
      stepsOf: async () => ({ items: [...steps.items, rejected], ahead: [] }),
    } as Verbs);
    await userEvent.click(await screen.findByRole('tab', { name: 'Riwayat' }));
    const last = (await screen.findByText('Bukan ruas')).closest('li');
    expect(last?.dataset.state).toBe('failed');
    expect(screen.queryByRole('textbox', { name: 'Tulis catatan' })).toBeNull();
  });

  it('asks the reason before it is rejected, fires it once, and says what became of it', async () => {
    const fireEvent = vi.fn(async () => ({
      record: complaint({ stage: 'rejected' }),
      undoUntil: null,
      told: 1,
    }));
    show(complaint(), { fireEvent } as unknown as Verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Tolak' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tolak' }));
    await within(dialog).findByText('Isi alasannya.');
    expect(fireEvent).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByLabelText(/Alasan/), 'Bukan ruas kami');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tolak' }));
    await waitFor(() =>
      expect(fireEvent).toHaveBeenCalledExactlyOnceWith(name, 'a', {
        ...{ event: 'reject', version: 3, note: 'Bukan ruas kami' },
      }),
    );
    await screen.findByText('Pengaduan kini Ditolak');
  });

  it('asks what the event asks, with the field’s own words where it is missing', async () => {
    const fireEvent = vi.fn();
    show(complaint(), { fireEvent } as unknown as Verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Langkah lain' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Catat hasil' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Catat hasil' }));
    await within(dialog).findByText('“Hasil pemeriksaan” harus diisi.');
    expect(fireEvent).not.toHaveBeenCalled();
  });

  it('says that somebody else was faster, with the way to see it', async () => {
    const told = 'Tidak dapat dilakukan lagi: tahapnya sekarang Ditindaklanjuti.';
    const fireEvent = vi.fn(async () => {
      throw new HttpError(told, 409, { message: told });
    });
    show(complaint(), { fireEvent } as unknown as Verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Tindak lanjuti' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Berikutnya: Memutuskan pengaduan/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tindak lanjuti' }));
    await screen.findByText(told);
    expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeTruthy();
  });

  it('ends its bar where it left the way', async () => {
    show(complaint({ stage: 'rejected', can: { write: false, events: [] } }), {
      stepsOf: async () => ({
        items: [
          ...steps.items,
          { ...steps.items[1], id: 'c', event: 'reject', from: 'checked', to: 'rejected' },
        ] as never,
        ahead: [],
      }),
    });
    const bar = await screen.findByRole('list', { name: 'Tahap' });
    await waitFor(() =>
      expect(
        within(bar)
          .getAllByRole('listitem')
          .map((node) => node.dataset.state),
      ).toEqual([...['done', 'done', 'failed']]),
    );
  });
});

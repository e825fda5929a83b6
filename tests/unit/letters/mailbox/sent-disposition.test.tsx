// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Disposition, DispositionNode } from '../../../../domain/letters/disposition.ts';
import { DispositionTree } from '../../../../src/letters/dispositions/disposition-tree.tsx';
import { SentPanel } from '../../../../src/letters/dispositions/sent-panel.tsx';
import { openPage } from './desk.tsx';

const node = (more: Partial<DispositionNode> = {}) =>
  ({
    ...{ id: 'd1', fromName: 'Uli', fromPositionId: 'p', fromPositionName: 'Direktur', onBehalfOf: null },
    ...{ instructions: [{ id: 'i', name: 'Siapkan bahan rapat' }], note: 'Angka Oktober.' },
    ...{ deadline: '2026-12-02', deadlineReason: null, createdAt: '2026-11-30T03:00:00.000Z' },
    ...{ withdrawnAt: null, closedAt: null, endReason: null, isMine: true },
    can: { undo: false, nudge: false, close: true },
    recipients: [
      {
        ...{ id: 'r1', positionId: 'q', positionName: 'Kepala Divisi', userId: 'u', personName: 'Putri' },
        ...{ isOffered: false, role: 'penanggung-jawab', state: 'belum-dibaca', reports: [], children: [] },
        ...{ readAt: null, startedAt: null, doneAt: null },
      },
    ],
    ...more,
  }) as unknown as DispositionNode;

const times = (text: string | RegExp) => document.body.textContent?.match(new RegExp(text, 'g'))?.length;

it('says once, after sending, what was asked, until when, of whom and what became of it', async () => {
  openPage(
    <SentPanel
      sent={{ ...node(), tree: [node()] } as Disposition}
      letter={{ id: 'l1', number: 'B-1' }}
      onUndone={() => undefined}
    />,
    '/',
    { letterDispositions: async () => [node()] },
  );
  expect(await screen.findByText('Belum dibaca')).toBeTruthy();
  for (const said of ['Siapkan bahan rapat', 'Angka Oktober.', 'Tenggat', '2 Des', 'Kepala Divisi'])
    expect([said, times(said)]).toEqual([said, 1]);
});

it('says what was asked at each disposition of a tree, and "Ditarik" of a withdrawn one instead of "Belum dibaca"', async () => {
  const withdrawnAt = '2026-11-30T03:01:00.000Z';
  openPage(<DispositionTree nodes={[node(), node({ id: 'd2', withdrawnAt })]} />, '/', {});
  expect(await screen.findAllByText('Siapkan bahan rapat')).toHaveLength(2);
  expect(times('Belum dibaca')).toBe(1);
  expect(screen.getByText('Ditarik')).toBeTruthy();
  expect(screen.getByText(/^Ditarik 30 Nov|^Ditarik hari ini/)).toBeTruthy();
});

import { expect, test } from 'vitest';
import type { DispositionNode, DispositionRecipient } from '../../../domain/letters/disposition.ts';
import { followUpOf } from '../../../server/letters/dispositions/follow-up.ts';

const at = (clock: string, day = '2026-11-16') => new Date(`${day}T${clock}:00+07:00`).toISOString();
const recipient = (over: Partial<DispositionRecipient>): DispositionRecipient => ({
  ...{ id: 'r', positionId: 'p', positionName: 'Kepala Divisi', userId: 'u', personName: 'Kartika' },
  ...{ isOffered: false, role: 'penanggung-jawab', state: 'belum-dibaca' },
  ...{ readAt: null, startedAt: null, doneAt: null, reports: [], children: [] },
  ...over,
});
const node = (recipients: DispositionRecipient[], over: Partial<DispositionNode> = {}): DispositionNode => ({
  ...{ id: 'd', fromUserId: 'x', fromPositionId: 'y', fromName: 'Uli', fromPositionName: 'Direktur' },
  ...{ onBehalfOf: null, instructions: [], note: '', deadline: null, deadlineReason: null },
  ...{ createdAt: at('13:25'), withdrawnAt: null, closedAt: null, endReason: null, recipients },
  ...{ isMine: false, can: { nudge: false, undo: false } },
  ...over,
});
const report = (when: string, text: string) => ({
  ...{ id: text, text, at: when, personName: 'Kartika', onBehalfOf: null, files: [] },
});

test('steps of one minute are one line; what begins the work is not said twice', () => {
  const child = node([recipient({ positionId: 'q', positionName: 'Kepala Bagian' })], {
    ...{ createdAt: at('15:02'), fromPositionName: 'Kepala Divisi' },
  });
  const one = recipient({
    ...{ state: 'selesai', readAt: at('15:02'), startedAt: at('15:02'), doneAt: at('09:15', '2027-01-04') },
    ...{ reports: [report(at('09:15', '2027-01-04'), 'konsep jawaban diajukan')], children: [child] },
  });
  expect(followUpOf(node([one]))).toEqual([
    { time: '16 Nov., 15.02', words: 'Kepala Divisi: dibaca dan didisposisikan kepada Kepala Bagian' },
    { time: '4 Jan. 2027, 09.15', words: 'Kepala Divisi: selesai, “konsep jawaban diajukan”' },
  ]);
});

test('two people of one post are told apart, and an end says why', () => {
  const people = ['Kartika', 'Putri'].map((personName) => recipient({ personName, readAt: at('15:02') }));
  const ended = node(people, {
    closedAt: at('16:00', '2026-05-20'),
    createdAt: at('13:00', '2026-05-20'),
    endReason: 'Cukup',
  });
  expect(followUpOf(ended).map(({ words }) => words)).toEqual([
    'Direktur: ditutup, alasan: Cukup',
    'Kartika (Kepala Divisi): dibaca',
    'Putri (Kepala Divisi): dibaca',
  ]);
  expect(followUpOf(ended)[0]?.time).toBe('20 Mei, 16.00');
});

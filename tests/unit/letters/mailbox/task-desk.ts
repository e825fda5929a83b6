import { vi } from 'vitest';
import type { Letter } from '../../../../domain/letters/letter.ts';
import type { Task } from '../../../../domain/letters/letter-rows.ts';
import { entry, letter, reviewer, task } from './letters.ts';

export const base = '/naskah-dinas/tugas';
export const can = letter().can;
/** Waits for the reader's paraf. */
export const forReview = letter({
  reviewers: [reviewer('Uli', 1)],
  can: { ...can, review: true },
  holder: {
    positionId: 'p-Uli',
    personName: 'Uli',
    positionName: 'Direktur',
    since: '2026-11-18T03:00:00.000Z',
  },
});

/** Every task opens this letter. */
export function desk(shown: Letter, tasks: Task[] = [task('a'), task('b')]) {
  return {
    listTask: vi.fn(async () => ({ items: tasks, totalCount: tasks.length, totalIsEstimated: false })),
    getLetter: vi.fn(async (id: string) => ({ ...shown, id })),
    letterPages: vi.fn(async () => null),
    timeline: vi.fn(async () => [
      entry('returned', '2026-11-20T03:00:00.000Z', { note: 'Angka belum sama' }),
    ]),
    reviewLetter: vi.fn(async () => shown),
    undoReview: vi.fn(async () => shown),
    signLetter: vi.fn(async (id: string): Promise<Letter> => ({ ...shown, id, number: 'B-015/ND' })),
  };
}

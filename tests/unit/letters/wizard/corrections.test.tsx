// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { NaskahDataProvider } from '../../../../dataProvider/index.ts';
import Corrections from '../../../../src/letters/wizard/correcting/corrections.tsx';
import { draftWith, onDesk } from './on-desk.tsx';

const suggestion = {
  ...{ id: 'c-1', parentId: null, userId: 'u-2', personName: 'Atasan', positionName: 'Kepala' },
  ...{ onBehalfOf: null, text: '', proposal: 'konsep', outcome: null, createdAt: '2026-11-20T01:00:00Z' },
  anchor: { part: 'content', quote: 'rencana', prefix: '', suffix: '', block: 0 },
  ...{
    isEdited: false,
    isDeleted: false,
    resolvedAt: null,
    resolvedBy: null,
    isUnread: false,
    isMine: false,
  },
};
const comments = { items: [suggestion], totalCount: 1, standingCount: 1, unreadCount: 0, people: [] };

it.each([
  ['typed meanwhile stays, for its save to merge', '<p>rencana, diketik</p>', 0],
  ['untouched gives way to the text with the suggestion', undefined, 1],
] as const)('what is %s', async (_what, typed, times) => {
  let answer = (): void => undefined;
  const acceptSuggestion = vi.fn(() => new Promise((done) => (answer = () => done(comments))));
  const getLetter = vi.fn().mockResolvedValue({
    ...{ ...draftWith({ content: '<p>konsep</p>' }), version: 7, can: { edit: true } },
    paper: { signer: null, tags: {} },
  });
  const onReplaced = vi.fn();
  const desk = onDesk(<Corrections onReplaced={onReplaced} />, draftWith({ content: '<p>rencana</p>' }), {
    ...{ acceptSuggestion, getLetter, letterComments: async () => comments, timeline: async () => [] },
  } as unknown as Partial<NaskahDataProvider>);
  await userEvent.click(await screen.findByRole('button', { name: 'Terima' }));
  await waitFor(() => expect(acceptSuggestion).toHaveBeenCalled());
  if (typed) desk.autosave.change((draft) => ({ ...draft, content: typed }));
  answer();
  await waitFor(() => expect(getLetter).toHaveBeenCalled());
  await waitFor(() => expect(desk.draft().content).toBe(typed ?? '<p>konsep</p>'));
  expect(onReplaced).toHaveBeenCalledTimes(times);
});

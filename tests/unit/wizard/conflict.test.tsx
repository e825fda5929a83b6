// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { ConflictDialog } from '../../../src/wizard/frame/ConflictDialog.tsx';
import { useDesk } from '../../../src/wizard/frame/desk.ts';
import { draftWith, onDesk } from './on-desk.tsx';

const gone = Object.assign(new Error('Naskah tidak ditemukan.'), { status: 404 });

const Conflict = ({ onClosed }: { onClosed: () => void }) => (
  <ConflictDialog autosave={useDesk().autosave} isOpen onReplaced={() => undefined} onClosed={onClosed} />
);

describe('a conflict with a letter that was sent on', () => {
  it.each([
    ['sent on', async () => ({ can: { edit: false } }) as Letter],
    ['gone', async () => Promise.reject(gone)],
  ])('leaves what was typed as it is, when it is %s', async (_what, getLetter) => {
    const onClosed = vi.fn();
    const desk = onDesk(<Conflict onClosed={onClosed} />, draftWith({ subject: 'Diketik' }), { getLetter });
    await userEvent.click(await screen.findByRole('button', { name: 'Simpan sebagai versi saya' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(desk.draft().subject).toBe('Diketik');
  });
});

// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import type { Letter } from '../../../../domain/letters/letter.ts';
import type { Draft } from '../../../../src/letters/wizard/draft/draft.ts';
import { ConflictDialog } from '../../../../src/letters/wizard/frame/conflict-dialog.tsx';
import { keepFocus } from '../../../../src/letters/wizard/frame/keep-focus.ts';
import { useWizard } from '../../../../src/letters/wizard/frame/wizard-context.ts';
import { addTeller } from '../../../../src/ui/tell-typed.ts';
import { draftWith, onDesk } from './on-desk.tsx';

const gone = Object.assign(new Error('Naskah tidak ditemukan.'), { status: 404 });

const base = draftWith({ subject: 'Semula', place: 'Bekasi' });

const Conflict = ({ onClosed }: { onClosed: () => void }) => (
  <ConflictDialog
    autosave={useWizard().autosave}
    baseAt={() => base}
    isOpen
    onReplaced={() => undefined}
    onClosed={onClosed}
  />
);

/** A field that is exchanged with the letter, as the editor is. */
function Writing() {
  const { autosave, saveState } = useWizard();
  const [edition, setEdition] = useState(0);
  return (
    <>
      <input key={edition} id="isian-subject" ref={(field) => (edition === 0 ? field?.focus() : undefined)} />
      <ConflictDialog
        {...{ autosave, baseAt: () => base, onClosed: () => undefined }}
        isOpen={saveState.kind !== 'saved'}
        onReplaced={() => keepFocus(() => flushSync(() => setEdition(1)))}
      />
    </>
  );
}

describe('a conflict with a letter that was sent on', () => {
  it.each([
    ['sent on', async () => ({ can: { edit: false } }) as Letter],
    ['gone', async () => Promise.reject(gone)],
  ])('leaves what was typed as it is, when it is %s', async (_what, getLetter) => {
    const onClosed = vi.fn();
    const desk = onDesk(<Conflict onClosed={onClosed} />, draftWith({ subject: 'Diketik' }), { getLetter });
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(desk.draft().subject).toBe('Diketik');
  });
});

const saved = (more: object) =>
  ({
    ...base,
    version: 7,
    can: { edit: true },
    paper: { signer: null, tags: {} },
    ...more,
  }) as unknown as Letter;

describe('a conflict with what was saved elsewhere', () => {
  it('brings both together without asking where they changed different things, and saves that', async () => {
    const sent: Draft[] = [];
    const desk = onDesk(
      <Conflict onClosed={vi.fn()} />,
      draftWith({ subject: 'Diketik luring', place: 'Bekasi' }),
      { getLetter: async () => saved({ place: 'Jakarta' }) },
      async (draft, version) => {
        sent.push(draft);
        return { version: (version ?? 0) + 1 };
      },
    );
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ subject: 'Diketik luring', place: 'Jakarta' });
    expect(desk.autosave.snapshot()).toMatchObject({ version: 8, state: { kind: 'saved' } });
  });

  it('asks nothing while it merges, so that one types on', async () => {
    let answer: (letter: Letter) => void = () => undefined;
    const desk = onDesk(<Conflict onClosed={vi.fn()} />, draftWith({ subject: 'Diketik', place: 'Bekasi' }), {
      getLetter: () => new Promise<Letter>((resolve) => (answer = resolve)),
    });
    await waitFor(() => expect(answer).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    answer(saved({ place: 'Jakarta' }));
    await waitFor(() => expect(desk.autosave.snapshot().state.kind).toBe('saved'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('merges the last key too, which an editor has not told yet', async () => {
    const sent: Draft[] = [];
    const desk = onDesk(
      <Conflict onClosed={vi.fn()} />,
      draftWith({ subject: 'Diketi', place: 'Bekasi' }),
      { getLetter: async () => saved({ place: 'Jakarta' }) },
      async (draft, version) => {
        sent.push(draft);
        return { version: (version ?? 0) + 1 };
      },
    );
    const leave = addTeller(() => desk.autosave.change((now) => ({ ...now, subject: 'Diketik' })));
    await waitFor(() => expect(sent).not.toHaveLength(0));
    leave();
    expect(sent.at(-1)).toMatchObject({ subject: 'Diketik', place: 'Jakarta' });
  });

  it('shows what both changed, and takes of each what is chosen; then one types on', async () => {
    const desk = onDesk(<Writing />, draftWith({ subject: 'Dari sini', place: 'Depok' }), {
      getLetter: async () => saved({ subject: 'Dari sana', place: 'Bogor' }),
    });
    const subject = await screen.findByRole('group', { name: 'Hal' });
    expect(subject.textContent).toContain('Dari sini');
    await userEvent.click(screen.getByRole('radio', { name: /Dari sana/ }));
    expect(desk.draft().subject, 'nothing before it is confirmed').toBe('Dari sini');
    await userEvent.click(screen.getByRole('button', { name: 'Gabungkan' }));
    await waitFor(() => expect(desk.autosave.snapshot().state.kind).toBe('saved'));
    expect(desk.draft()).toMatchObject({ subject: 'Dari sana', place: 'Depok' });
    await waitFor(() => expect(document.activeElement?.id).toBe('isian-subject'));
  });
});

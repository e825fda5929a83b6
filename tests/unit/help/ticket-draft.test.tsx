// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useTicketDraft } from '../../../src/help/helpdesk/use-ticket-draft.ts';

const Form = () => {
  const { draft, change, forget } = useTicketDraft();
  return (
    <>
      <input
        aria-label="subject"
        value={draft.subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <textarea
        aria-label="story"
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <output>{draft.kind}</output>
      <button type="button" onClick={() => change({ kind: 'usulan' })}>
        kind
      </button>
      <button type="button" onClick={forget}>
        sent
      </button>
    </>
  );
};
/** As after a reload, or from another link. */
const open = (address: string) => {
  cleanup();
  render(
    <MemoryRouter initialEntries={[address]}>
      <Form />
    </MemoryRouter>,
  );
};
const subject = () => screen.getByLabelText<HTMLInputElement>('subject');
const story = () => screen.getByLabelText<HTMLTextAreaElement>('story');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a ticket begun by a link', () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  it('keeps after a reload what was typed over the link’s subject and kind', async () => {
    open('/helpdesk/tulis?perihal=Gagal%20simpan&jenis=akses');
    expect(subject().value).toBe('Gagal simpan');
    expect(screen.getByRole('status').textContent).toBe('akses');
    await userEvent.type(subject(), ' lampiran');
    await press('kind');
    open('/helpdesk/tulis?perihal=Gagal%20simpan&jenis=akses');
    expect(subject().value).toBe('Gagal simpan lampiran');
    expect(screen.getByRole('status').textContent).toBe('usulan');
  });

  it('takes what another link says, and keeps the description', async () => {
    open('/helpdesk/tulis');
    await userEvent.type(subject(), 'Lama');
    await userEvent.type(story(), 'Ceritanya');
    open('/helpdesk/tulis?perihal=Baru');
    expect(subject().value).toBe('Baru');
    expect(story().value).toBe('Ceritanya');
  });

  it('is gone once sent', async () => {
    open('/helpdesk/tulis');
    await userEvent.type(subject(), 'Terkirim');
    await press('sent');
    open('/helpdesk/tulis');
    expect(subject().value).toBe('');
  });
});

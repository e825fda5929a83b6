// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../../src/letters/wizard/draft/draft.ts';
import { refusedOf, stillRefused } from '../../../../src/letters/wizard/draft/refused.ts';
import { Head } from '../../../../src/letters/wizard/frame/head.tsx';
import { TextLine } from '../../../../src/letters/wizard/frame/text-line.tsx';
import { Missing } from '../../../../src/letters/wizard/steps/missing.tsx';
import SendButton from '../../../../src/letters/wizard/steps/send-button.tsx';
import { draftWith, onDesk } from './on-desk.tsx';

const uli = {
  ...{ userId: 'u', userPositionId: 'p', showUserName: false },
  ...{ personName: 'Uli', positionName: 'D', unitName: '' },
};
const complete = draftWith({
  ...{ naskahDinasParentCategoryId: 'j', naskahDinasCategoryId: 's', permissionClassificationId: 'k' },
  ...{ archiveClassificationId: 'a', subject: 'Kontrak', place: 'Jakarta', content: '<p>Isi</p>' },
  ...{ sender: uli, receivers: [uli] },
});
const refusal = (errors: Record<string, string[]>) =>
  Object.assign(new Error('Periksa kembali isian.'), { status: 422, body: { errors } });

describe('what the server refuses', () => {
  it('stands at the field that the wizard shows for it', () => {
    const scan = { key: 'f', id: 'f', title: 't', fileName: 'f.pdf', size: 1, isDocument: true };
    const draft = draftWith({ attachments: [scan, { ...scan, key: 'g', id: 'g', isDocument: false }] });
    const errors = {
      ...{ senderPositionId: 'a', 'receivers.3.userId': 'b', reviewers: 'c', from: 'd' },
      ...{ 'attachments.1.title': 'e', 'internalToExternal.externalCc.0.name': 'f' },
      ...{ 'externalToInternal.externalSenderId': 'g', senderDelegationType2: 'h', version: 'i' },
    };
    expect(refusedOf(errors, draft).map(({ step, field, message }) => [step, field, message])).toEqual([
      ['formulir-naskah', 'senderId', 'a'],
      ['formulir-naskah', 'receivers', 'b'],
      // Reported at anyReviewer: without reviewers their own field is not shown.
      ['formulir-naskah', 'anyReviewer', 'c'],
      ['detail-naskah', 'concern', 'd'],
      ['formulir-naskah', 'attachments', 'e'],
      ['formulir-naskah', 'internalToExternal.externalCc', 'f'],
      ['formulir-naskah', 'externalToInternal.externalSenderName', 'g'],
      ['formulir-naskah', 'senderDelegationId1', 'h'],
    ]);
    expect(refusedOf({ 'attachments.0.title': 'e' }, draft)[0]?.step).toBe('konten-naskah');
  });

  it('stays until that field is changed, whatever else is', () => {
    const refused = refusedOf({ senderId: 'Terlalu rendah', place: 'Isi tempat' }, complete);
    const left = (more: Partial<Draft>) =>
      stillRefused(refused, { ...complete, ...more }).map(({ field }) => field);
    expect(left({ subject: 'Lain', receivers: [] })).toEqual(['senderId', 'place']);
    expect(left({ sender: { ...uli, userPositionId: 'q' } })).toEqual(['place']);
    expect(left({ place: 'Bogor' })).toEqual(['senderId']);
  });
});

describe('sending a letter that the server refuses', () => {
  it('names all of it with a way to each field, and no longer what was changed', async () => {
    const desk = onDesk(
      <>
        <Missing before="dikirim" />
        <SendButton />
      </>,
      complete,
      {
        submitLetter: async () => {
          throw refusal({ reviewers: ['Tambahkan Legal.'], senderId: ['Jenjang terlalu rendah.'] });
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Kirim' }));
    await userEvent.click((await screen.findAllByRole('button', { name: 'Kirim' })).at(-1) ?? document.body);
    await waitFor(() => expect(screen.getByText('2 hal perlu diperbaiki sebelum dikirim')).toBeTruthy());
    const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(ways()).toEqual([
      '/wizard/formulir-naskah#isian-anyReviewer',
      '/wizard/formulir-naskah#isian-senderId',
    ]);
    act(() => desk.autosave.change((now) => ({ ...now, anyReviewer: 'ada' })));
    await waitFor(() => expect(ways()).toContain('/wizard/formulir-naskah#isian-reviewers'));
    expect(screen.queryByText('Tambahkan Legal.')).toBeNull();
    expect(screen.getByText('Jenjang terlalu rendah.')).toBeTruthy();
  });
});

describe('sending a letter that leaves something open', () => {
  it('names it beside the button with a way to its words, and asks before it goes', async () => {
    const open = { content: '<p>Sehubungan dengan [<b>dasar</b>], {{npp}}</p>', subject: 'Rapat [acara]' };
    const desk = onDesk(<SendButton isOnSheet />, { ...complete, ...open, receivers: [] }, {});
    const bar = () => screen.getByRole('link', { name: '[dasar]' }).parentElement?.textContent;
    expect(bar()).toContain('1 isian belum diisi, juga [acara], [dasar]');
    act(() => desk.autosave.change((now) => ({ ...now, receivers: complete.receivers })));
    await waitFor(() => expect(bar()).toContain('Masih belum diisi: [acara], [dasar]'));
    const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways.slice(0, 2)).toEqual([
      ['[acara]', '/wizard/formulir-naskah#isian-subject~%5Bacara%5D'],
      ['[dasar]', '/wizard/konten-naskah#isian-content~%5Bdasar%5D'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Kirim untuk ditandatangani' }));
    const asked = await screen.findByRole('dialog');
    expect(asked.textContent).toContain('Masih belum diisi: [acara], [dasar]');
  });
});

describe('a save that the server refuses', () => {
  it('is said at the field until that changes, with a way to it from the head', async () => {
    const desk = onDesk(
      <>
        <Head name="Naskah" onReplaced={() => undefined} />
        <TextLine name="place" label="Tempat" maxLength={100} value="" onChange={() => undefined} />
      </>,
      complete,
      {},
      async ({ place }, version) => {
        if (place === 'X') throw refusal({ place: ['Tempat ini tidak dikenal.'] });
        return { version: (version ?? 0) + 1 };
      },
    );
    act(() => desk.autosave.change((now) => ({ ...now, place: 'X' })));
    const way = await screen.findByRole('link', { name: 'Belum tersimpan: Tempat ini tidak dikenal.' });
    expect(way.getAttribute('href')).toBe('/wizard/formulir-naskah#isian-place');
    expect(screen.getByText('Tempat ini tidak dikenal.')).toBeTruthy();
    act(() => desk.autosave.change((now) => ({ ...now, place: 'Jakarta' })));
    await waitFor(() => expect(screen.queryByText('Tempat ini tidak dikenal.')).toBeNull());
  });
});

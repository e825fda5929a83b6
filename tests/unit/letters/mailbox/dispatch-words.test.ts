import { describe, expect, it } from 'vitest';
import type { Dispatch } from '../../../../domain/letters/outgoing.ts';
import {
  addressesIn,
  byMail,
  dispatchState,
  headline,
  isFailure,
  linesOf,
} from '../../../../src/letters/dispatch/dispatch-messages.ts';
import { afterSigning } from '../../../../src/letters/tasks/sign-messages.ts';
import { person } from './letters.ts';

const mail: Dispatch = {
  ...{ id: 'd', channel: 'mail', to: ['a@b.example'], failedTo: [], outcome: 'sent', date: '2026-11-21' },
  ...{ note: null, trackingNumber: null, personName: 'Rina', positionName: 'Staf', onBehalfOf: null },
  ...{ createdAt: '2026-11-21T03:00:00.000Z', proof: null },
};
const proof = {
  ...{ fileName: 'a.pdf', mimeType: 'application/pdf', size: 9, receiverName: 'Budi' },
  ...{ receivedDate: '2026-11-22', provedAt: '2026-11-22T03:00:00.000Z', provedBy: 'Rina' },
};

describe('where a letter stands on its way out', () => {
  it('is not sent, then sent, then proved', () => {
    expect(dispatchState([]).words).toBe('Belum dikirim');
    expect(dispatchState([mail]).words).toMatch(/^Dikirim via surel/);
    expect(dispatchState([mail, { ...mail, proof }])).toMatchObject({ tone: 'ok' });
    expect(dispatchState([mail, { ...mail, proof }]).words).toMatch(/^Bukti diterima/);
    expect(dispatchState([{ ...mail, proof }], { done: 1, of: 2 })).toEqual({
      words: 'Dikirim 1 dari 2',
      // As in the list: amber and red are of urgency alone.
      tone: 'accent',
    });
  });
  it('has failed only where nothing else went out', () => {
    const failed: Dispatch = { ...mail, outcome: 'failed', failedTo: mail.to };
    expect(dispatchState([failed])).toEqual({ words: 'Pengiriman gagal', tone: 'danger' });
    expect(dispatchState([failed, mail]).words).toMatch(/^Dikirim via surel/);
  });
  it('names the addresses that failed, and both people where one acted for the other', () => {
    const partly: Dispatch = {
      ...mail,
      ...{ to: ['a@b.example', 'c@d.example'], failedTo: ['c@d.example'] },
      ...{ outcome: 'partly', onBehalfOf: 'Uli' },
    };
    expect(dispatchState([partly])).toEqual({ words: 'Sebagian surel gagal', tone: 'danger' });
    expect(linesOf(partly).filter((line) => isFailure(line, partly))).toEqual([
      'Sebagian gagal',
      'Gagal: c@d.example',
    ]);
    expect(linesOf(partly)).toEqual([
      'Kepada a@b.example, c@d.example',
      'Sebagian gagal',
      'Gagal: c@d.example',
      'Oleh Rina untuk Uli',
    ]);
  });
});

it('says who has no address, and whom a courier went to', () => {
  const party = (name: string, email: string | null) => ({ institutionId: null, name, email });
  const internalToExternal = {
    address: '',
    externalReceiver: [party('Dinas', 'd@d.example'), party('Yayasan', null)],
    externalCc: [party('Balai', 'b@b.example')],
  };
  const { reached, without } = byMail({ internalToExternal });
  expect([reached, without].map((list) => list.map(({ name }) => name))).toEqual([
    ['Dinas', 'Balai'],
    ['Yayasan'],
  ]);
  const courier: Dispatch = { ...mail, channel: 'courier', to: ['Yayasan'] };
  expect(linesOf(courier)).toEqual(['Kepada Yayasan', 'Oleh Rina']);
  expect(headline(courier)).toBe('Kurir atau pos, 21 November 2026');
});

it('promises a signer what signing does: outside it still has to be sent', () => {
  const outside = { from: 'internal', concern: 'external', receivers: [], ccs: [] } as const;
  const party = { institutionId: null, name: 'Dinas', email: null };
  const internalToExternal = { address: '', externalReceiver: [party], externalCc: [] };
  expect(afterSigning({ ...outside, receivers: [], ccs: [], internalToExternal })).toBe(
    'dan siap dikirim ke luar kepada Dinas',
  );
  const inside = { ...outside, concern: 'internal', receivers: [person('Uli')], ccs: [] } as const;
  expect(afterSigning({ ...inside, receivers: [person('Uli')], ccs: [], internalToExternal: null })).toBe(
    'dan dikirim kepada 1 penerima',
  );
});

it('takes addresses apart however they were typed', () => {
  expect(addressesIn(' a@b.example;\nc@d.example, e@f.example ')).toEqual([
    'a@b.example',
    'c@d.example',
    'e@f.example',
  ]);
});

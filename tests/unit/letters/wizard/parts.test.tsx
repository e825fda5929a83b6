// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NaskahDataProvider } from '../../../../dataProvider/index.ts';
import { TextLine } from '../../../../src/letters/wizard/frame/text-line.tsx';
import { useWizard } from '../../../../src/letters/wizard/frame/wizard-context.ts';
import { RecipientAdder } from '../../../../src/letters/wizard/groups/recipient-adder.tsx';
import RegisterButton from '../../../../src/letters/wizard/incoming/register-button.tsx';
import { useLivePages } from '../../../../src/letters/wizard/preview/use-live-pages.ts';
import { BookedNumberChoice } from '../../../../src/letters/wizard/signer/booked-number-choice.tsx';
import { Attachments } from '../../../../src/letters/wizard/steps/attachments.tsx';
import { FinishButton } from '../../../../src/letters/wizard/steps/finish-button.tsx';
import { Reviewers } from '../../../../src/letters/wizard/steps/reviewers.tsx';
import { draftWith, onDesk } from './on-desk.tsx';

const scan = {
  ...{ key: 'k', title: 'Pindaian', fileName: 'surat.pdf', size: 10, isDocument: true },
  content: 'JVBERi0=',
};
const incoming = {
  from: 'external' as const,
  naskahDinasParentCategoryId: 'j',
  naskahDinasCategoryId: 's',
  permissionClassificationId: 'k',
  archiveClassificationId: 'a',
  number: '45/X',
  subject: 'Permohonan',
  scriptDate: '2026-11-17',
  contentMode: 'upload' as const,
  receivers: [
    {
      ...{ userId: 'u', userPositionId: 'p', showUserName: false },
      personName: 'Uli',
      positionName: 'D',
      unitName: '',
    },
  ],
  externalToInternal: {
    ...{ receivedDate: '2026-11-18T17:00:00.000Z', archiveCupboard: null, archiveBox: null },
    ...{ archiveLocation: 'Lt. 2', externalSenderId: null, externalSenderName: 'PT Sinar' },
  },
};

const PlaceLine = () => {
  const { draft, change } = useWizard();
  return (
    <TextLine
      name="place"
      label="Tempat"
      maxLength={20}
      value={draft.place}
      onChange={(place) => change({ place })}
    />
  );
};

describe('a line of text', () => {
  it('takes a paste that is too long, and says by how much', async () => {
    const desk = onDesk(<PlaceLine />, draftWith({}), {});
    const field = screen.getByLabelText('Tempat');
    await userEvent.click(field);
    await userEvent.paste('Jakarta Pusat, DKI');
    expect(screen.getByText('18/20')).toBeTruthy();
    await userEvent.paste(' Jakarta');
    expect(desk.draft().place).toBe('Jakarta Pusat, DKI Jakarta');
    expect(await screen.findByText('Paling banyak 20 karakter. Hapus 6 karakter.')).toBeTruthy();
  });
});

describe('the reviewers of a step that has been left before', () => {
  const missing = /^Pilih paling sedikit satu pemeriksa/;
  const open = (anyReviewer: 'ada' | 'tidakAda') =>
    onDesk(
      <>
        <Reviewers />
        <button type="button">Berikutnya</button>
      </>,
      draftWith({ anyReviewer }),
      { searchReviewers: async () => [] },
      undefined,
      true,
    );

  it('are not missing the moment they are asked for, but once their field was left', async () => {
    open('tidakAda');
    await userEvent.click(screen.getByText('Ada pemeriksa'));
    const field = await screen.findByRole('combobox', { name: /^Urutan pemeriksa/ });
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByText(missing)).toBeNull();
    await userEvent.click(field);
    expect(screen.queryByText(missing)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
    expect(await screen.findByText(missing)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('are missing at once where they were asked for before', async () => {
    open('ada');
    expect(await screen.findByText(missing)).toBeTruthy();
  });
});

it('offers nobody who receives it already, nor of a post that gets a copy as a whole', async () => {
  const officer = { positionName: 'Officer', unitName: '' };
  const option = (id: string, positionId: string) => ({
    ...{ id, positionId, personName: id, ...officer, delegationId: null },
    ...{ npp: id, companyCode: 'A', level: 4, canSign: false, canReview: false },
  });
  const whole = { userId: 'Uli', userPositionId: 'p', isWholePost: true as const, showUserName: false };
  onDesk(
    <RecipientAdder
      input={{ id: 'r', 'aria-labelledby': '', 'aria-describedby': '', 'aria-invalid': false }}
      people={[]}
      onAdd={() => undefined}
    />,
    draftWith({
      receivers: [
        { userId: 'Suci', userPositionId: 's', personName: 'Suci', showUserName: false, ...officer },
      ],
      ccs: [{ ...whole, personName: 'Semua pemangku', ...officer }],
    }),
    {
      recentWriting: async () => ({ subTypeIds: [], people: [], registering: null }),
      searchGroups: async () => [],
      searchUsers: async () => [option('Citra', 'p'), option('Rina', 'q'), option('Suci', 's')],
    },
  );
  await userEvent.type(screen.getByRole('combobox'), 'a');
  expect(await screen.findByText('Rina')).toBeTruthy();
  expect(screen.queryByText('Citra')).toBeNull();
  expect(screen.queryByText('Suci')).toBeNull();
});

describe('a booked number', () => {
  const signed = draftWith({
    naskahDinasCategoryId: 's',
    permissionClassificationId: 'k',
    archiveClassificationId: 'a',
    sender: incoming.receivers[0] ?? null,
  });

  it('is offered by name on a letter that was just opened, and taken', async () => {
    const desk = onDesk(<BookedNumberChoice />, signed, {
      bookedNumbersFor: async () => [
        { id: 'b', number: '…-002/ND', day: '2026-11-20', reason: 'Listrik padam' },
      ],
    });
    await userEvent.click(await screen.findByRole('combobox', { name: /^Nomor/ }));
    await userEvent.click(
      screen.getByRole('option', { name: /-002\/ND · 20 November 2026 · Listrik padam/ }),
    );
    expect(desk.draft().bookedNumberId).toBe('b');
  });

  it('is no question where none was booked', async () => {
    const asked = vi.fn(async () => []);
    onDesk(<BookedNumberChoice />, signed, { bookedNumbersFor: asked });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('registering', () => {
  const open = (attachments: object[]) =>
    onDesk(<RegisterButton />, draftWith({ ...incoming, attachments: attachments as (typeof scan)[] }), {
      registeredBefore: async () => [
        {
          letterId: null,
          agenda: { number: 4, year: 2026, unitName: 'Direktorat Operasi' },
          registeredAt: '2026-11-20T00:00:00.000Z',
        },
      ],
    });

  it('waits for a scan that is still on its way', async () => {
    open([scan]);
    const button = await screen.findByRole('button', { name: 'Daftarkan' });
    expect(button).toHaveProperty('disabled', true);
    // As visible text: a disabled button gets neither focus nor hover.
    const why = screen.getByText('Tunggu sampai semua berkas selesai diunggah');
    expect(button.getAttribute('aria-describedby')).toBe(why.id);
  });

  it('says that the same letter is registered, and lets one go on', async () => {
    open([{ ...scan, id: 'f' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Daftarkan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Daftarkan naskah?' });
    await waitFor(() => expect(dialog.textContent).toContain('sudah didaftarkan dengan nomor agenda 4/2026'));
    expect(dialog.querySelector('button:not([disabled])')).toBeTruthy();
  });
});

describe('files that do not fit', () => {
  it('are each named with the reason', async () => {
    const desk = onDesk(<Attachments />, draftWith({}), {});
    const chooser =
      document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
    const files = [new File(['MZ'], 'jahat.exe'), new File([], 'kosong.txt')];
    await userEvent.setup({ applyAccept: false }).upload(chooser, files);
    expect((await screen.findByText(/jahat\.exe/)).textContent).toMatch(/jahat\.exe: .*\nkosong\.txt: /);
    expect(desk.draft().attachments).toEqual([]);
  });
});

const Told = ({ told }: { told: string[] }) => {
  const place = useRef<HTMLElement>(null);
  const { faults } = useLivePages(place, '', true, told);
  return <section ref={place}>{faults.join(' ')}</section>;
};

/** Changes the subject and goes on to the preview before that is saved. */
const GoesOn = () => {
  const { change } = useWizard();
  const [isThere, setThere] = useState(false);
  const goOn = () => {
    change({ subject: 'Penetapan Tim' });
    setThere(true);
  };
  return isThere ? (
    <Told told={[]} />
  ) : (
    <button type="button" onClick={goOn}>
      Lanjut
    </button>
  );
};

it('a preview that opens while a field is being saved is drawn again once it is', async () => {
  const previewPages = vi.fn().mockResolvedValue(null);
  let store = (): void => undefined;
  const save = vi.fn(() => new Promise<{ version: number }>((done) => (store = () => done({ version: 2 }))));
  onDesk(<GoesOn />, draftWith({}), { previewPages }, save);
  await userEvent.click(await screen.findByRole('button', { name: 'Lanjut' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  await waitFor(() => expect(previewPages).toHaveBeenCalledTimes(1));
  store();
  await waitFor(() => expect(previewPages).toHaveBeenCalledTimes(2));
});

it('what cannot be printed is told once: not by the preview what its step says already', async () => {
  const refusal = new HttpError('x', 422, {
    errors: { content: ['Tabel terlalu besar.'], subject: ['Huruf.'] },
  });
  const previewPages = vi.fn().mockRejectedValue(refusal);
  onDesk(<Told told={['Tabel terlalu besar.']} />, draftWith({}), { previewPages });
  expect(await screen.findByText('Huruf.')).toBeTruthy();
});

it('once a letter is being sent none of its previews is asked for or waited for, until that is refused', async () => {
  const asked: AbortSignal[] = [];
  const previewPages = (_id: string, _text: object, { signal }: { signal: AbortSignal }) => {
    asked.push(signal);
    return new Promise(() => undefined);
  };
  let refuse = (): void => undefined;
  const submitLetter = () => new Promise((_, fail) => (refuse = () => fail(new HttpError('x', 422, {}))));
  const verbs = { previewPages, submitLetter, checkLetter: async () => ({ errors: {} }) };
  const sendNow = { verb: 'Kirim', done: 'dikirim', question: '', icon: null, asksFirst: false };
  onDesk(
    <>
      <Told told={[]} />
      <FinishButton {...sendNow} onDone={() => ({ told: '', to: '/' })}>
        Sekarang?
      </FinishButton>
    </>,
    draftWith({ ...incoming, attachments: [{ ...scan, id: 'f' }] }),
    verbs as unknown as Partial<NaskahDataProvider>,
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(asked.map(({ aborted }) => aborted)).toEqual([true]));
  refuse();
  await waitFor(() => expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]));
});

describe('a letter whose sending got no answer', () => {
  const lost = new TypeError('Failed to fetch');
  const wentBefore = new HttpError('x', 409, {});
  const sent = { id: 'd-1', state: 'review' };
  let found = sent;
  beforeEach(() => {
    found = sent;
  });
  const press = async (...refused: Error[]) => {
    const onDone = vi.fn().mockReturnValue({ told: 'Sudah dikirim.', to: '/' });
    const submitLetter = vi.fn().mockResolvedValue(sent);
    const getLetter = vi.fn(async () => found);
    for (const one of refused) submitLetter.mockRejectedValueOnce(one);
    const sendNow = { verb: 'Kirim', done: 'dikirim', question: '', icon: null, asksFirst: false };
    onDesk(
      <FinishButton {...sendNow} onDone={onDone}>
        Sekarang?
      </FinishButton>,
      draftWith({ ...incoming, attachments: [{ ...scan, id: 'f' }] }),
      {
        ...{ submitLetter, checkLetter: async () => ({ errors: {} }), getLetter },
      } as unknown as Partial<NaskahDataProvider>,
    );
    const again = async () => userEvent.click(await screen.findByRole('button', { name: 'Kirim' }));
    await again();
    return { onDone, getLetter, again };
  };

  it('is sent again at once, and told as sent where the server says that it went', async () => {
    const { onDone } = await press(lost, wentBefore);
    await waitFor(() => expect(onDone.mock.calls).toEqual([[sent]]));
  });

  it('is not told as sent where the server refused it for another reason', async () => {
    found = { id: 'd-1', state: 'draft' };
    const { onDone, getLetter } = await press(lost, wentBefore);
    await waitFor(() => expect(getLetter).toHaveBeenCalled());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Kirim' })).toHaveProperty('disabled', false),
    );
    expect(onDone).not.toHaveBeenCalled();
  });

  it('without a network is told neither way, and the next press finds it sent', async () => {
    const { onDone, again } = await press(lost, lost, wentBefore);
    expect(await screen.findByText(/belum pasti naskah sudah dikirim/)).toBeTruthy();
    await again();
    await waitFor(() => expect(onDone.mock.calls).toEqual([[sent]]));
  });

  it('never takes another’s sending for its own', async () => {
    const { onDone } = await press(wentBefore);
    expect(await screen.findByText(/sudah dikirim atau berubah/)).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });
});

import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { LetterState } from '../../../../domain/letters/letter-life.ts';
import { statesOf as statesIn } from '../../../../lib/life.ts';
import { smallPdf } from '../../../../server/demo/letters/small-pdf.ts';
import type { Caller } from '../../../support/app.ts';
import { keepRows } from '../../../support/kept-rows.ts';
import { idOf, type LetterAnswer, password } from '../desk.ts';
import type { Cast } from './cast.ts';

export const kinds = ['internal', 'outgoing', 'incoming'] as const;
export type Kind = (typeof kinds)[number];
export type State = LetterState | 'deleted';
type Step = 'submit' | 'return' | 'approve' | 'sign' | 'dispatch' | 'cancel' | 'delete';
/** What brings a new letter into a state. */
const wayTo = {
  draft: [],
  review: ['submit'],
  revision: ['submit', 'return'],
  signing: ['submit', 'approve'],
  cosigning: ['submit', 'approve', 'sign'],
  sent: ['submit', 'approve', 'sign'],
  cancelled: ['submit', 'approve', 'sign', 'cancel'],
  deleted: ['delete'],
} as const satisfies Record<State, readonly Step[]>;
const ways: Record<Kind, Record<State, readonly Step[] | null>> = {
  internal: wayTo,
  outgoing: {
    ...wayTo,
    // Minutes stay inside.
    cosigning: null,
    sent: [...wayTo.sent, 'dispatch'],
    cancelled: [...wayTo.sent, 'dispatch', 'cancel'],
  },
  /** Letters from outside have no review and signing: submitting one registers it. */
  incoming: {
    ...wayTo,
    ...{ review: null, revision: null, signing: null, cosigning: null },
    ...{ sent: ['submit'], cancelled: ['submit', 'cancel'] },
  },
};
export const statesOf = (kind: Kind): State[] => statesIn(ways[kind]).filter((state) => ways[kind][state]);

/** A letter with something of everything that hangs on one. */
export type LetterSubject = {
  id: string;
  kind: Kind;
  state: State;
  version: number;
  /** What a PUT sends that changes nothing. */
  same: Record<string, unknown>;
  commentId: string;
  settledId: string;
  suggestionId: string;
  attachmentId: string;
  dispatchId: string;
  provedId: string;
  no: string;
};
export const itemMoments = ['open', 'closed', 'cancelled'] as const;
export const dispositionMoments = [
  ...(['given', 'read', 'started', 'done', 'closed', 'withdrawn', 'cancelled'] as const),
];
export type ItemSubject = { id: string; letterId: string; state: (typeof itemMoments)[number] };
export type DispositionSubject = {
  id: string;
  letterId: string;
  itemId: string;
  state: (typeof dispositionMoments)[number];
  fileId: string;
};

export type Stage = Awaited<ReturnType<typeof setStage>>;

/**
 * Creates letters of every kind and state, items, dispositions, uploads and booked numbers; then snapshots all
 * rows.
 */
export async function setStage(cast: Cast) {
  const { desk, own } = cast;
  const { app } = desk;
  const inputs = await inputsOf(cast);
  const letters = await Promise.all(
    kinds.flatMap((kind) =>
      statesOf(kind).map((state) =>
        letterIn(cast, state === 'cosigning' ? inputs.minutes : inputs[kind], kind, state),
      ),
    ),
  );

  const cancelled = letters.find((letter) => letter.kind === 'internal' && letter.state === 'cancelled');
  const items: ItemSubject[] = [];
  for (const state of itemMoments) {
    const letterId =
      state === 'cancelled' ? (cancelled?.id ?? '') : (await registered(cast, inputs.incoming)).id;
    const id = await itemOf(own.receiver, letterId);
    if (state === 'closed') await must(own.receiver.post(`/letter/api/Inbox/${id}/close`));
    items.push({ id, letterId, state });
  }
  const dispositions = await Promise.all(
    dispositionMoments.map((state) => dispositionIn(cast, inputs, state)),
  );

  const uploads = [await upload(own.drafter, 1), await upload(own.drafter, 2)];
  const bookings = await bookingsIn(cast);
  const group = await idOf(app, sql`unit_group where is_active order by code limit 1`);
  const [given] = (await app.db.execute<{ number: string }>(sql`select number from letter_number limit 1`))
    .rows;
  // Age the decisions: they may be undone for a minute, and no test should depend on that.
  await app.db.execute(sql`update disposition set created_at = created_at - interval '1 hour'`);
  await app.db.execute(sql`update letter_timeline set at = at - interval '1 hour'`);
  await app.db.execute(sql`update letter_reviewer set decided_at = decided_at - interval '1 hour'`);
  const rows = await keepRows(app.pool, [
    'letter',
    'letter_upload',
    'number_counter',
    'agenda_counter',
    'booked_number',
  ]);
  // Wait for background batches first.
  const batchesEnded = () =>
    vi.waitFor(
      async () => {
        const { rows: running } = await app.db.execute(
          sql`select 1 from letter_batch where state = 'running'`,
        );
        if (running.length > 0) throw new Error('A batch runs');
      },
      { timeout: 10_000, interval: 20 },
    );
  const kept = {
    changed: () => batchesEnded().then(rows.changed),
    putBack: () => batchesEnded().then(rows.putBack),
  };
  return { letters, items, dispositions, uploads, bookings, group, given: given?.number ?? '', inputs, kept };
}

const must = async (answer: Promise<{ status: number; body: unknown }>): Promise<LetterAnswer> => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body as LetterAnswer).data;
};
const at = (id: string, rest = '') => `/letter/api/Letter/${id}${rest}`;
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format();
const pdf = smallPdf('Lampiran', ['Isi']).toString('base64');
const file = (over: object = {}) => ({
  ...{ title: 'Denah', fileName: 'denah.pdf', content: pdf, positionOrder: 1 },
  ...over,
});

export async function inputsOf({ desk, own }: Cast) {
  const { app, named } = desk;
  const kindOf = async (code: string) => ({
    naskahDinasParentCategoryId: await idOf(
      app,
      sql`script_type t where t.id = (select s.script_type_id from script_sub_type s where s.code = ${code})`,
    ),
    naskahDinasCategoryId: await idOf(app, sql`script_sub_type where code = ${code}`),
  });
  const internal: Record<string, unknown> = desk.letter({
    receivers: [named(own.receiver)],
    ccs: [named(own.copied)],
    reviewers: [
      { ...named(own.reviewer), reviewOrder: 1 },
      { ...named(own.laterReviewer), reviewOrder: 2 },
    ],
    attachments: [file()],
  });
  const party = { institutionId: null, name: 'Kepala BPJT', email: 'bpjt@instansi.example' };
  const outgoing = {
    ...internal,
    ...(await kindOf('SD')),
    concern: 'external',
    internalToExternal: { address: 'Jalan Pattimura 20', externalReceiver: [party], externalCc: [] },
  };
  const incoming = {
    ...internal,
    ...(await kindOf('NMS')),
    from: 'external',
    number: '045/SH/XI/2026',
    scriptDate: '2026-11-17',
    attachments: [file({ isDocument: true })],
    externalToInternal: {
      receivedDate: '2026-11-18T17:00:00.000Z',
      archiveLocation: 'Ruang Persuratan',
      archiveCupboard: '3',
      archiveBox: null,
      externalSenderId: null,
      externalSenderName: 'PT Sinar Harapan',
    },
  };
  const { userId, positionId: userPositionId } = own.cosigner;
  const minutes = {
    ...internal,
    ...(await kindOf('BA')),
    cosigners: [{ userId, userPositionId, delegations: [] }],
  };
  return { internal, outgoing, incoming, minutes };
}

async function letterIn(
  { own }: Cast,
  input: Record<string, unknown>,
  kind: Kind,
  state: State,
): Promise<LetterSubject> {
  const { drafter, sharer, reviewer, laterReviewer, signer } = own;
  const made = await must(drafter.post('/letter/api/Letter', input));
  const { id } = made;
  const attachments = made.attachments.map(({ id, title, positionOrder, isDocument }: LetterAnswer) => ({
    ...{ id, title, positionOrder, isDocument },
  }));
  const same = { ...input, attachments };
  // Saving over another user's text creates a version to restore.
  await must(sharer.put(at(id), { ...same, version: made.version }));
  const written = await must(drafter.post(at(id, '/comments'), { text: 'Mohon dicek.' }));
  const commentId = written.items[0].id;
  const second = await must(drafter.post(at(id, '/comments'), { text: 'Sudah.' }));
  const settledId = second.items[1].id;
  await must(drafter.post(at(id, `/comments/${settledId}/resolve`)));
  const quote = /[a-z]{4,}/i.exec(String(made.content ?? '').replace(/<[^>]*>/g, ''))?.[0];
  const suggested =
    quote &&
    (await must(
      drafter.post(at(id, '/comments'), {
        ...{ text: '', proposal: `${quote}an` },
        anchor: { part: 'content', quote, prefix: '', suffix: '', block: 0 },
      }),
    ));
  const suggestionId = suggested ? suggested.items[2].id : crypto.randomUUID();
  const review = (by: Caller, decision: 'approve' | 'return') =>
    must(by.post(at(id, '/review'), { decision, note: 'Lengkapi.' }));
  // One from outside is called back by those who registered it.
  const callsBack = kind === 'incoming' ? drafter : signer;
  let dispatches: { id: string }[] = [];
  const take: Record<Step, () => Promise<unknown>> = {
    submit: () => must(drafter.post(at(id, '/submit'))),
    return: () => review(reviewer, 'return'),
    approve: () => review(reviewer, 'approve').then(() => review(laterReviewer, 'approve')),
    sign: () => must(signer.post(at(id, '/sign'), { password })),
    dispatch: async () => {
      dispatches = await dispatched(drafter, id);
    },
    cancel: () => must(callsBack.post(at(id, '/cancel'), { reason: 'Keliru.' })),
    delete: () => must(drafter.delete(at(id))),
  };
  for (const step of ways[kind][state] ?? []) await take[step]();
  const now = await drafter.get(at(id));
  return {
    ...{ id, kind, state, same, commentId, settledId, suggestionId },
    version: now.body.data?.version ?? 1,
    attachmentId: attachments[0].id,
    dispatchId: dispatches[0]?.id ?? crypto.randomUUID(),
    provedId: dispatches[1]?.id ?? crypto.randomUUID(),
    no: '1',
  };
}

/** Two, of which the second is proved. */
async function dispatched(drafter: Caller, id: string): Promise<{ id: string }[]> {
  const ids = [crypto.randomUUID(), crypto.randomUUID()];
  for (const one of ids)
    await must(drafter.post(at(id, '/dispatch'), { id: one, channel: 'courier', date: today() }));
  await must(drafter.post(at(id, `/dispatch/${ids[1]}/proof`), proof()));
  return ids.map((one) => ({ id: one }));
}

export const proof = () => ({
  ...{ receiverName: 'Rina', receivedDate: today(), fileName: 'tanda-terima.pdf', content: pdf },
});

async function registered({ own }: Cast, input: Record<string, unknown>): Promise<LetterAnswer> {
  const { id } = await must(own.drafter.post('/letter/api/Letter', input));
  return must(own.drafter.post(at(id, '/submit')));
}

async function itemOf(by: Caller, letterId: string): Promise<string> {
  return (await must(by.get(`/letter/api/Inbox?letterId=${letterId}`))).items[0].id;
}

async function dispositionIn(
  cast: Cast,
  inputs: Awaited<ReturnType<typeof inputsOf>>,
  state: DispositionSubject['state'],
): Promise<DispositionSubject> {
  const { drafter, receiver, recipient, supporter } = cast.own;
  const letterId = (await registered(cast, inputs.incoming)).id;
  const itemId = await itemOf(receiver, letterId);
  const { id } = await must(receiver.post(`/letter/api/Inbox/${itemId}/disposition`, orders(cast)));
  const step = (by: Caller, verb: string, body?: object) =>
    must(by.post(`/letter/api/Disposition/${id}/${verb}`, body));
  let fileId = crypto.randomUUID() as string;
  if (state === 'read') await step(recipient, 'read');
  if (state === 'started') {
    const files = [{ fileName: 'foto.txt', content: Buffer.from('lokasi').toString('base64') }];
    const told = await step(recipient, 'report', { text: 'Sudah dilihat.', files });
    fileId = told.recipients[0].reports[0].files[0].id;
  }
  if (state === 'done' || state === 'closed') for (const by of [recipient, supporter]) await step(by, 'done');
  if (state === 'closed') await step(receiver, 'close');
  if (state === 'withdrawn') await step(receiver, 'withdraw', { reason: 'Keliru.' });
  if (state === 'cancelled') await must(drafter.post(at(letterId, '/cancel'), { reason: 'Keliru.' }));
  return { id, letterId, itemId, state, fileId };
}

const to = ({ userId, positionId }: { userId: string; positionId: string }) => ({
  userId,
  userPositionId: positionId,
});
export const orders = ({ own }: Cast) => ({
  receivers: [to(own.recipient), to(own.supporter)],
  instructionIds: [],
  note: 'Mohon ditindaklanjuti.',
});
export const furtherOrders = ({ own }: Cast) => ({ receivers: [to(own.below)], note: 'Mohon disiapkan.' });
export const peers = ({ own }: Cast) => ({ receivers: [to(own.unrelated)], note: 'Untuk diketahui.' });

export type UploadSubject = { id: string; state: 'begun' | 'whole' };

/** A two-part upload of a minimal PDF, with this many parts sent. */
async function upload(by: Caller, parts: 1 | 2): Promise<UploadSubject> {
  const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');
  const { id } = await must(by.post('/letter/api/Upload', { name: 'a.pdf', size: bytes.length }));
  const ends = [0, 5, bytes.length];
  for (let part = 0; part < parts; part += 1) {
    const payload = bytes.subarray(ends[part], ends[part + 1]);
    await must(by.ask({ ...bytesOf, url: `/letter/api/Upload/${id}?offset=${ends[part]}`, payload }));
  }
  return { id, state: parts === 1 ? 'begun' : 'whole' };
}
const bytesOf = { method: 'PUT', headers: { 'content-type': 'application/octet-stream' } } as const;
/** What the second part of it is. */
export const secondPart = { ...bytesOf, offset: 5, payload: Buffer.from('%PDF-1.4\n%%EOF\n').subarray(5) };

export type BookingSubject = { id: string; state: 'booked' | 'used' | 'cancelled' };

async function bookingsIn({ desk, own }: Cast): Promise<BookingSubject[]> {
  const { items } = await must(own.archivist.post('/letter/api/Number/book', await booking({ desk }, 3)));
  const [booked, used, cancelled] = items.map((item: { id: string }) => item.id);
  await desk.app.db.execute(sql`update booked_number set state = 'used' where id = ${used}`);
  await must(own.archivist.post(`/letter/api/Number/${cancelled}/cancel`, { reason: 'Keliru.' }));
  return [
    { id: booked, state: 'booked' },
    { id: used, state: 'used' },
    { id: cancelled, state: 'cancelled' },
  ];
}

export const booking = async ({ desk }: Pick<Cast, 'desk'>, count = 1) => ({
  naskahDinasCategoryId: desk.ids.subType,
  unitId: await idOf(desk.app, sql`organization_unit where code = 'NTR.DO'`),
  count,
  reason: 'Rapat luar kantor',
});

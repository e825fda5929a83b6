import { sql } from 'drizzle-orm';
import type { Disposition } from '../../../domain/letters/disposition.ts';
import type { Task } from '../../../domain/letters/letter-rows.ts';
import type { Answer, Caller, Ok, Page } from '../../support/app.ts';
import { actAs, type Colleague, idOf, openDesk } from './desk.ts';

export type Given = Answer<Ok<Disposition>>;

/**
 * The desk with a reporting line: atasan and delegasi below direktur, staf below atasan; letters come to direktur.
 */
export async function openDispositionDesk() {
  const desk = await openDesk();
  const { staf, atasan, direktur, delegasi, arsiparis } = desk.people;
  const instruction = (code: string) => idOf(desk.app, sql`disposition_instruction where code = ${code}`);
  const ids = {
    forInformation: await instruction('DI-01'),
    /** Asks for a report, within five working days. */
    followUp: await instruction('DI-05'),
    talk: await instruction('DI-14'),
  };
  const to = (person: Colleague, role?: 'penanggung-jawab' | 'pendukung') => ({
    userId: person.userId,
    userPositionId: person.positionId,
    ...(role && { role }),
  });
  /** A letter that direktur has received, with the inbox item. */
  const received = async (
    over: Record<string, unknown> = {},
  ): Promise<{ letterId: string; itemId: string }> => {
    const { id } = await desk.save({
      senderId: atasan.userId,
      senderPositionId: atasan.positionId,
      receivers: [desk.named(direktur)],
      ccs: [],
      anyReviewer: 'tidakAda',
      reviewers: [],
      ...over,
    });
    await desk.submit(id);
    await desk.sign(id, atasan);
    const { body } = await direktur.get(`/letter/api/Inbox?letterId=${id}`);
    return { letterId: id, itemId: body.data.items[0].id };
  };
  const ask = (over: Record<string, unknown> = {}) => ({
    receivers: [to(atasan), to(delegasi)],
    instructionIds: [ids.forInformation],
    ...over,
  });
  const dispose = (itemId: string, over: Record<string, unknown> = {}, by: Caller = direktur) =>
    by.post<Ok<Disposition>>(`/letter/api/Inbox/${itemId}/disposition`, ask(over));
  const at = (id: string, verb = '') => `/letter/api/Disposition/${id}${verb && `/${verb}`}`;
  const further = (id: string, over: Record<string, unknown> = {}, by: Caller = atasan) =>
    by.post<Ok<Disposition>>(at(id, 'disposition'), ask({ receivers: [to(staf)], ...over }));
  let letter: { letterId: string; itemId: string } | undefined;
  /** direktur's disposition to atasan and delegasi; earlier ones on the letter are deleted. */
  const given = async (over: Record<string, unknown> = {}) => {
    letter ??= await received();
    await desk.app.db.execute(sql`delete from task where letter_id = ${letter.letterId}`);
    await desk.app.db.execute(sql`delete from disposition where letter_id = ${letter.letterId}`);
    await desk.app.db.execute(sql`update inbox_item set is_open = true where id = ${letter.itemId}`);
    const { status, body } = await dispose(letter.itemId, over);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return { ...letter, id: body.data.id };
  };
  const tasksOf = async (by: Caller, kind: string, letterId: string) =>
    (await by.get<Page<Task>>(`/letter/api/Task?kind=${kind}&letterId=${letterId}`)).body.data.items;
  const open = async (by: Caller, id: string) => (await by.get<Ok<Disposition>>(at(id))).body.data;
  const stateOf = (node: Disposition, positionId: string) =>
    node.recipients.find((one) => one.positionId === positionId)?.state;
  const newsOf = async (by: Caller) =>
    (await by.get('/notification/api/Notification?per_page=50')).body.data.items as {
      title: string;
      message: string;
      detailUrl: string;
      isRead: boolean;
    }[];
  /** What still asks somebody in the bell for their part of a disposition. */
  const askedOf = async (by: Caller, id: string) =>
    (await newsOf(by)).flatMap(({ title, detailUrl, isRead }) =>
      !isRead && detailUrl === `/naskah-dinas/tugas/disposition-in/${id}` ? [title] : [],
    );
  return {
    ...desk,
    letterAt: desk.at,
    instructions: ids,
    to,
    received,
    dispose,
    further,
    given,
    at,
    tasksOf,
    open,
    stateOf,
    newsOf,
    askedOf,
    outsider: arsiparis,
    asSecretary: await actAs(desk.app, 'sekretaris', 'Secretary'),
  };
}

import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { letterSealings } from '../../../../server/letters/signing/tables.ts';
import { openSealService, type SealManner } from '../../../support/seal-service.ts';
import { openDesk, password } from '../desk.ts';

export type SealDesk = Awaited<ReturnType<typeof openSealDesk>>;

/** The desk with a provider of seals, whose manner a test may change. */
export async function openSealDesk() {
  const service = await openSealService();
  const said: string[] = [];
  const desk = await openDesk(service.env);
  const { direktur, admin } = desk.people;
  const { db, sealer } = desk.app;
  // However busy this machine is; those who never answer are waited for shortly.
  const patient = 30_000;
  sealer.patience = patient;
  afterAll(() => service.close());
  beforeEach(() => {
    Object.assign(service.state, { manner: 'right', asked: 0 });
    vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
  });
  const letterOf = async (id: string, by = direktur) => (await by.get(desk.at(id))).body.data;
  const signAs = async (manner: SealManner, id: string) => {
    service.state.manner = manner;
    sealer.patience = manner === 'slow' || manner === 'silent' ? 300 : patient;
    const answer = await direktur.post(desk.at(id, '/sign'), { password });
    sealer.patience = patient;
    return answer;
  };
  return {
    ...{ service, said, desk, letterOf, signAs },
    /** Signed while the provider fails so. */
    waiting: async (manner: SealManner = 'broken', over: Record<string, unknown> = {}) => {
      const id = await desk.inState('signing', over);
      const { status, body } = await signAs(manner, id);
      expect([status, body.data.state]).toEqual([200, 'signing']);
      service.state.manner = 'right';
      return id;
    },
    retry: (id: string, by = direktur) => by.post(desk.at(id, '/seal')),
    takeBack: (id: string, by = direktur) => by.post(desk.at(id, '/seal/withdraw')),
    inHours: (hours: number) => new Date(Date.now() + hours * 3_600_000),
    numbersOf: async () =>
      (
        await db.execute<{ number: string; sequence: number; is_kept: boolean }>(
          sql`select number, sequence, is_kept from letter_number order by sequence`,
        )
      ).rows,
    registerOf: async (state: string) =>
      (await admin.get(`/letter/api/Number?state=${state}&perPage=100`)).body.data.items,
    stepsOf: async (id: string, by = direktur) =>
      (await by.get(desk.at(id, '/timeline'))).body.data.items.map((step: { event: string }) => step.event),
    settled: () => vi.waitFor(async () => expect(await db.$count(letterSealings)).toBe(0), { timeout: 5000 }),
  };
}

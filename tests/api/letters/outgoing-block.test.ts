import { describe, expect, it } from 'vitest';
import { openOutgoingDesk } from './outgoing-desk.ts';

const desk = await openOutgoingDesk();
const { at, block, outgoing } = desk;
const { staf, atasan, delegasi } = desk.people;

describe('the block of a letter to the outside', () => {
  it('is kept as it was written, and named on the paper before whoever inside gets a copy', async () => {
    const { id } = await desk.save(outgoing());
    const { body } = await staf.get(at(id));
    expect(body.data.internalToExternal).toEqual(block());
    expect(body.data.paper.to).toEqual(['Kepala BPJT']);
    expect(body.data.paper.address).toBe('Jalan Pattimura 20\nJakarta 12110');
    expect(body.data.paper.ccs[0]).toBe('Bupati Karawang');
    expect(body.data.paper.ccs).toHaveLength(2);
  });

  it('is not printed while the letter stays inside, and is still there when it leaves again', async () => {
    const { id, version } = await desk.save(outgoing());
    const inside = await staf.put(at(id), {
      ...desk.letter({ ...outgoing(), concern: 'internal', receivers: [desk.named(delegasi)] }),
      version,
    });
    expect(inside.body.data.paper.to).not.toContain('Kepala BPJT');
    expect(inside.body.data.paper.address).toBeUndefined();
    expect(inside.body.data.internalToExternal).toEqual(block());
  });

  it('must name somebody outside and an address before it is sent off, but nobody inside', async () => {
    const { id } = await desk.save(outgoing({ internalToExternal: null }));
    const refused = await staf.post(at(id, '/submit'));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(
      expect.arrayContaining(['internalToExternal.externalReceiver', 'internalToExternal.address']),
    );
    expect(refused.body.errors.receivers).toBeUndefined();
    const whole = await desk.save(outgoing());
    expect((await staf.post(at(whole.id, '/submit'))).status).toBe(200);
  });

  it('goes through its reviewers as letters inside do', async () => {
    const id = await desk.inState('review', outgoing());
    const { body } = await atasan.get(at(id));
    expect(body.data.reviewers).toHaveLength(1);
    expect(body.data.can.review).toBe(true);
  });

  it.each([
    ['two addresses in one', { name: 'A', email: 'a@b.example,c@d.example' }, 'email'],
    ['a header behind the address', { name: 'A', email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    ['a name around the address', { name: 'A', email: 'A <a@b.example>' }, 'email'],
    ['no name', { name: '  ', email: null }, 'name'],
  ])('refuses %s', async (_what, party, field) => {
    const { status, body } = await staf.post(
      '/letter/api/Letter',
      desk.letter(outgoing({ internalToExternal: block({ externalReceiver: [party] }) })),
    );
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty([`internalToExternal.externalReceiver.0.${field}`]);
  });

  it('refuses an institution that does not exist', async () => {
    const { status, body } = await staf.post(
      '/letter/api/Letter',
      desk.letter(
        outgoing({
          internalToExternal: block({
            externalCc: [
              { institutionId: '00000000-0000-4000-8000-000000000000', name: 'Siapa', email: null },
            ],
          }),
        }),
      ),
    );
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty(['internalToExternal.externalCc']);
  });
});

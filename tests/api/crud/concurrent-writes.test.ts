import { describe, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { signIn, pool } = await testApp();
const admin = await signIn('admin');
const classes = '/master-data/api/ArchiveClassification';
const users = '/user/api/User';
const roles = '/user/api/Role';
const rounds = 30;

type Row = Record<string, unknown> & { id: string; version: number };
let counter = 0;

const made = async (base: string, body: object): Promise<Row> => {
  const answer = await admin.post(base, body);
  expect(answer.body.message, JSON.stringify(answer.body.errors)).toBe('Tersimpan');
  return answer.body.data;
};
const classMade = (): Promise<Row> => {
  counter += 1;
  const code = `SRT${counter}`;
  return made(classes, { code, name: `Uji ${code}`, group: 'substantif', isLeaf: false, isVital: false });
};
const personMade = (roleIds: string[]): Promise<Row> => {
  counter += 1;
  const npp = `SRT${counter}`;
  return made(users, { personName: npp, npp, email: `${npp}@naskah.example`, isldap: '1', roleIds });
};
const roleMade = (): Promise<Row> => {
  counter += 1;
  return made(roles, { code: `SRT${counter}`, name: `Uji serentak ${counter}`, privilegedList: ['/search'] });
};

describe('Changes of a tree at the same time', () => {
  it('do not stand in the way of the parent being changed', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [child, parent, above] = [await classMade(), await classMade(), await classMade()];
      const answers = await Promise.all([
        admin.put(`${classes}/${child.id}`, { parentId: parent.id, version: 1 }),
        admin.put(`${classes}/${parent.id}`, { parentId: above.id, version: 1 }),
      ]);
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  }, 60_000);

  it('put many under one of them, which itself is refused', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, two, parent] = [await classMade(), await classMade(), await classMade()];
      const ids = [one.id, two.id, parent.id];
      const answer = await admin.post(`${classes}/bulk`, {
        action: 'update',
        ids,
        data: { parentId: parent.id },
      });
      expect(answer.status).toBe(200);
      expect(answer.body.data.done).toHaveLength(2);
      expect(answer.body.data.refused).toMatchObject([
        { id: parent.id, errors: { parentId: [expect.any(String)] } },
      ]);
    }
  }, 60_000);

  it('move and change the same records without a failure of the server', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [child, parent] = [await classMade(), await classMade()];
      const answers = await Promise.all([
        admin.post(`${classes}/${child.id}/move`, { parentId: parent.id, version: 1 }),
        admin.put(`${classes}/${parent.id}`, { name: 'Diubah serentak', version: 1 }),
        admin.put(`${classes}/${child.id}`, { name: 'Diubah serentak', version: 1 }),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
    }
  }, 60_000);
});

it('brings a deleted record back once, however many ask for it', async () => {
  const one = await classMade();
  await admin.delete(`${classes}/${one.id}`);
  const again = () => admin.post(`${classes}/${one.id}/restore`);
  const statuses = (await Promise.all([again(), again(), again()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
});

describe('Deleting what is being chosen', () => {
  it('leaves nothing that refers to a record that is gone', async () => {
    const [kept] = (await admin.get(`${roles}/lookup`)).body.data.items;
    const person = await personMade([kept.id]);
    let version = person.version;
    for (let round = 0; round < rounds; round += 1) {
      const role = await roleMade();
      const [changed, removed] = await Promise.all([
        admin.put(`${users}/${person.id}`, { roleIds: [kept.id, role.id], version }),
        admin.delete(`${roles}/${role.id}`),
      ]);
      expect([200, 422]).toContain(changed.status);
      expect([200, 409]).toContain(removed.status);
      if (changed.status === 422) expect(changed.body.errors).toHaveProperty('roleIds');
      if (removed.status === 409) expect(removed.body.data).toMatchObject([{ field: 'roleIds', count: 1 }]);
      if (changed.status === 200) version += 1;
      const { rows } = await pool.query(
        `select r from "user", unnest(role_ids) r where not exists (select from role where id = r)`,
      );
      expect(rows, `round ${round}`).toEqual([]);
    }
  }, 60_000);
});

it('changes the rights of many in several calls at once without a failure of the server', async () => {
  const items = (await admin.get(`${roles}/lookup`)).body.data.items as Row[];
  const [one, two] = items.map(({ id }) => id) as [string, string];
  const people = await Promise.all(Array.from({ length: 8 }, () => personMade([one, two])));
  const ids = people.map(({ id }) => id);
  for (const roleIds of [[one], [two], [one, two], [one]]) {
    const body = { action: 'update', data: { roleIds } };
    const answers = await Promise.all([
      admin.post(`${users}/bulk`, { ...body, ids }),
      admin.post(`${users}/bulk`, { ...body, ids: ids.toReversed() }),
    ]);
    for (const { status, body: answer } of answers) {
      expect(status).toBe(200);
      expect(answer.data.refused).toEqual([]);
    }
  }
}, 60_000);

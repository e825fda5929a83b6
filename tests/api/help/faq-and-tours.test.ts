import { expect, test } from 'vitest';
import type { Question } from '../../../domain/calls/help.ts';
import { type Page, testApp } from '../../support/app.ts';
import { accounts } from '../../support/rights-table.ts';

const { signIn } = await testApp();
const questions = async (account: string) =>
  (await (await signIn(account)).get<Page<Question>>('/help/api/Faq')).body.data.items;

test.each(accounts)('%s reads the questions, whatever the role', async (account) => {
  expect((await questions(account)).length).toBeGreaterThan(5);
});

test('a question that was put away is shown to nobody', async () => {
  const admin = await signIn('admin');
  const list = await admin.get<Page<Question & { id: string; version: number }>>(
    '/master-data/api/Faq?PerPage=1',
  );
  const [first] = list.body.data.items;
  const { id, version, code, category, question, answer } = first ?? ({} as never);
  const put = await admin.put(`/master-data/api/Faq/${id}`, {
    ...{ version, code, category, question, isActive: false },
    answer: answer ?? (await admin.get(`/master-data/api/Faq/${id}`)).body.data.answer,
  });
  expect(put.status).toBe(200);
  expect((await questions('staf')).some((one) => one.code === code)).toBe(false);
});

test('a tour once seen stays seen, for that person and that tour', async () => {
  const [staf, atasan] = [await signIn('staf'), await signIn('atasan')];
  expect((await staf.get('/help/api/Tour')).body.data).toEqual({ seen: [] });
  for (let again = 0; again < 2; again += 1)
    expect((await staf.post('/help/api/Tour', { tours: ['staf'] })).body.data).toEqual({ seen: ['staf'] });
  expect((await (await signIn('staf')).get('/help/api/Tour')).body.data).toEqual({ seen: ['staf'] });
  expect((await atasan.get('/help/api/Tour')).body.data).toEqual({ seen: [] });
  expect((await staf.post('/help/api/Tour', { tours: ['x'] })).status).toBe(422);
});

import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { signIn } = await testApp();
const admin = await signIn('admin');
const first = async (address: string) => (await admin.get(`${address}?PerPage=1`)).body.data.items[0];

it('keeps numbering rules from giving one number twice', async () => {
  const rule = (over: object) =>
    admin.post('/master-data/api/ScriptNumberCode', {
      ...{ code: 'KN-UJI', name: 'Uji', padding: 3, reset: 'tahunan', counterScope: ['companyCode'] },
      ...{ pattern: '{urut}/{perusahaan}/{tahun}', startAt: 1, ...over },
    });
  const refused = [
    [{ pattern: '{urut}/{perusahaan}' }, '{tahun}'],
    [{ reset: 'bulanan' }, '{bulan} atau {bulan_romawi}'],
    [{ counterScope: ['unitId'] }, '{unit}'],
    [{ counterScope: ['companyCode', 'subTypeCode'] }, '{jenis}'],
    [{ pattern: '{urut}/{tahun}' }, '{perusahaan}'],
  ] as const;
  for (const [over, token] of refused) {
    const { status, body } = await rule(over);
    expect(status).toBe(422);
    expect(body.errors.pattern).toEqual([expect.stringContaining(`Pola harus memuat ${token},`)]);
  }
  const made = await rule({});
  expect(made.status).toBe(200);
  const { id, version } = made.body.data;
  const at = `/master-data/api/ScriptNumberCode/${id}`;
  // Omitted fields are checked with their stored values.
  const changed = await admin.put(at, { reset: 'bulanan', version });
  expect(changed.body.errors).toHaveProperty('pattern');
  expect((await admin.put(at, { reset: 'tidak', version })).status).toBe(200);
});

it('keeps delegations from ending before they start, or going to oneself', async () => {
  const { id, version, fromUserId } = await first('/setting/api/Delegation');
  const change = (over: object) => admin.put(`/setting/api/Delegation/${id}`, { ...over, version });
  expect((await change({ endDate: '2020-01-01' })).body.errors).toEqual({
    endDate: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'],
  });
  expect((await change({ toUserId: fromUserId })).body.errors).toEqual({
    toUserId: ['Penerima delegasi harus orang lain.'],
  });
  expect((await change({ isActive: true })).status).toBe(200);
});

it('keeps holders of posts from leaving before they come', async () => {
  const { id, version } = await first('/setting/api/JobMapping');
  const answer = await admin.put(`/setting/api/JobMapping/${id}`, { endDate: '1990-01-01', version });
  expect(answer.body.errors).toEqual({ endDate: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] });
});

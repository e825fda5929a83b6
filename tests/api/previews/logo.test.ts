import { expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';

const app = await testApp();
const admin = await app.signIn('admin');

const address = (type: string, content: string | Buffer) =>
  `data:image/${type};base64,${Buffer.from(content).toString('base64')}`;
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const letterhead = (logo: string) => ({
  code: `KOP-${Math.random().toString(36).slice(2, 8)}`,
  name: 'Kop',
  companyCode: 'XX',
  companyName: 'PT Contoh',
  content: '<h2>PT Contoh</h2>',
  logo,
});
const save = (logo: string) => admin.post('/master-data/api/LetterheadTemplate', letterhead(logo));

test('a letterhead takes a logo that is a drawing, by what is in it', async () => {
  expect((await save(address('png', png))).status).toBe(200);
  expect((await save(address('svg+xml', svg('<circle cx="4" cy="4" r="4"/>')))).status).toBe(200);
  for (const logo of [
    address('png', svg('')),
    address('svg+xml', png),
    address('svg+xml', svg('<script>alert(1)</script>')),
    address('svg+xml', svg('<rect onload="x()"/>')),
    address('svg+xml', svg('<image href="https://contoh.id/a.png"/>')),
    address('svg+xml', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`),
    'https://contoh.id/logo.png',
  ])
    expect(await save(logo)).toMatchObject({ status: 422, body: { errors: { logo: [expect.any(String)] } } });
});

test('the sample of a letterhead carries its logo, and no mark where there is none', async () => {
  const pdf = async (logo: string | null) =>
    (
      await admin.post('/master-data/api/LetterheadTemplate/preview', {
        content: '<h2>PT X</h2>',
        companyName: 'PT X',
        logo,
      })
    ).raw;
  const bare = await pdf(null);
  const marked = await pdf(address('png', png));
  expect(bare.toString('latin1')).not.toContain('/Figure');
  expect(marked.toString('latin1')).toMatch(/\/Subtype ?\/Image/);
  const drawn = await admin.post('/master-data/api/LetterheadTemplate/preview', {
    ...{ content: '<h2>PT X</h2>', companyName: 'PT X' },
    logo: address('svg+xml', svg('<image href="https://contoh.id/a.png"/>')),
  });
  expect(drawn).toMatchObject({ status: 422, body: { errors: { logo: [expect.any(String)] } } });
});

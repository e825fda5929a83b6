import { expect, test } from '@playwright/test';
import { callsOf, sendOff } from './letters-by-call.ts';
import { password, signedIn } from './people.ts';

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="${colour}"/></svg>`;
const fileOf = (name: string, mimeType: string, content: string | Buffer) => ({
  ...{ name, mimeType },
  buffer: Buffer.from(content),
});

test('a company’s logo: refused at its field, uploaded, replaced, taken away, and on the letter’s sheet', {
  tag: '@full',
}, async ({ browser }) => {
  await signedIn(
    browser,
    'admin',
    async (page) => {
      await page.goto('/master-data/template-kop-surat');
      await page.getByText('Kop PT Nusantara Tol Raya').first().click();
      await page.getByRole('link', { name: 'Ubah' }).first().click();
      const logo = page.getByRole('group', { name: /^Logo/ });
      const shown = logo.getByRole('img', { name: 'Logo sekarang' });
      const choose = (file: ReturnType<typeof fileOf>) =>
        logo.locator('input[type=file]').setInputFiles(file);
      await expect(shown).toBeVisible();
      const first = await shown.getAttribute('src');

      await choose(fileOf('logo.png', 'image/png', 'bukan gambar'));
      await expect(page.getByText('Isi berkas ini bukan PNG, JPEG, atau SVG.')).toBeVisible();
      await choose(fileOf('logo.png', 'image/png', Buffer.alloc(100 * 1024)));
      await expect(page.getByText('Ukuran logo harus lebih kecil dari 100 KB.')).toBeVisible();
      await expect(shown).toHaveAttribute('src', first ?? '');

      await choose(fileOf('logo.svg', 'image/svg+xml', svg('#7a1f2b')));
      await expect(shown).not.toHaveAttribute('src', first ?? '');
      await expect(page.getByText('Ukuran logo')).toHaveCount(0);
      await logo.getByRole('button', { name: 'Hapus logo' }).click();
      await expect(shown).toHaveCount(0);
      await expect(page.getByRole('article').getByRole('img', { name: /^Logo / })).toHaveCount(0);
      await choose(fileOf('logo.svg', 'image/svg+xml', svg('#0b5d4d')));
      await expect(page.getByRole('article').getByRole('img', { name: /^Logo / })).toBeVisible();

      await page.getByRole('combobox', { name: 'Perusahaan', exact: true }).click();
      await expect(page.getByRole('option')).toHaveText([
        /^NRA · /,
        /^NTO · /,
        /^NTP · /,
        'NTR · PT Nusantara Tol Raya (Persero)',
      ]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Simpan perubahan' }).click();
      await expect(page).toHaveURL(/template-kop-surat(\/[^/]+(\/show)?)?$/);
    },
    [/422/],
  );
});

test('who holds a letter’s file is told whether it is the signed one, a marked copy of it, or another', {
  tag: '@full',
}, async ({ browser, request }) => {
  const [drafter, signer, receiver] = await Promise.all(
    ['delegasi', 'atasan', 'direktur'].map((account) => callsOf(request, account)),
  );
  if (!drafter || !signer || !receiver) throw new Error('Nobody to write');
  const signed = async (security: string) => {
    const id = await sendOff(drafter, { signer, receiver, security }, `Uji keaslian ${security}`);
    await signer.post(`/letter/api/Letter/${id}/sign`, { password });
    const { verifyCode } = await receiver.get(`/letter/api/Letter/${id}`);
    const answer = await request.get(`/letter/api/Letter/${id}/pdf`, { headers: receiver.headers });
    return { id, code: verifyCode, pdf: await answer.body() };
  };
  const [open, marked] = [await signed('Biasa'), await signed('Terbatas')];
  const page = await (await browser.newContext()).newPage();
  const compare = async (code: string, pdf: Buffer) => {
    await page.goto(`/verifikasi/${code}`);
    await page.locator('#berkas').setInputFiles(fileOf('a.pdf', 'application/pdf', pdf));
    return page.getByRole('status');
  };
  await expect(await compare(open.code, open.pdf)).toContainText('Utuh');
  await expect(await compare(open.code, marked.pdf)).toContainText('Berkas ini naskah lain');
  const altered = Buffer.from(open.pdf);
  altered[altered.length - 20] = 0;
  await expect(await compare(open.code, altered)).toContainText('Berubah');
  await expect(await compare(marked.code, marked.pdf)).toContainText('Salinan bertanda pembaca, isi utuh');
  await page.context().close();
  await signedIn(browser, 'direktur', async (reader) => {
    await reader.goto(`/naskah-dinas/inbox/${open.id}`);
    await expect(reader.getByRole('region', { name: 'Halaman 1 dari 1' })).toContainText(
      'PT Nusantara Tol Raya (Persero)',
    );
  });
});

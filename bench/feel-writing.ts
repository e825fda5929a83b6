import type { Page } from 'playwright';
import { quietLine, slowDown, takeSeat } from './feel-browser.ts';
import { afterwards, clickByHand, each, notePaints, slower } from './feel-paint.ts';
import type { Figure } from './report.ts';
import { median } from './server-process.ts';

/**
 * Counts the clicks of a memo with receiver, table, file and copy, from "Buat naskah" to "Kirim", and measures each
 * interaction's time to the next paint with a CPU four times slower.
 */
export async function measureWriting(port: number): Promise<Figure[]> {
  return [await clicksOfMemo(port), ...(await paintsOfMemo(port))];
}

async function clicksOfMemo(port: number): Promise<Figure> {
  const seat = await takeSeat(port);
  const { page } = seat;
  try {
    await seat.signIn('staf');
    await page.goto('/');
    let clicks = 0;
    const click = async (name: keyof ReturnType<typeof partsOf>) => {
      clicks += 1;
      await partsOf(page)[name].click();
    };
    await click('write');
    await click('memo');
    await click('option');
    await click('subject');
    await page.keyboard.type('Rekayasa lalu lintas KM 52');
    await click('text');
    await page.keyboard.type('Mohon disiapkan rambu dan 24 petugas.');
    await click('table');
    await click('menuItem');
    const chooser = page.waitForEvent('filechooser');
    await click('attach');
    // The device's own dialog takes one more.
    clicks += 1;
    await (await chooser).setFiles({ name: 'gambar.png', mimeType: 'image/png', buffer: dot });
    await click('copies');
    await click('option');
    await page.getByText(/^Tersimpan pukul/).waitFor();
    await click('send');
    await page.getByRole('button', { name: 'Urungkan' }).waitFor();
    return {
      name: 'memo with receiver, table, file and copy, from "Buat naskah" to "Kirim"',
      value: clicks,
      unit: 'clicks',
      bound: { at: 'most', value: 14 },
    };
  } finally {
    await seat.leave();
  }
}

async function paintsOfMemo(port: number): Promise<Figure[]> {
  const seat = await takeSeat(port, notePaints);
  const { page } = seat;
  try {
    await seat.signIn('staf');
    await page.goto('/naskah-dinas/buat-naskah/detail-naskah');
    const parts = partsOf(page);
    await parts.memo.waitFor();
    await quietLine(page);
    await slowDown(page, slower);
    const beginning = await each(page, ['memo'] as const, async (name) => {
      await clickByHand(parts[name]);
      await afterwards(page, parts.option);
    });
    const taking = await each(page, ['option'] as const, (name) => clickByHand(parts[name]));
    await parts.subject.click();
    const subject = await each(page, [...'rapat'], (key) => page.keyboard.press(key));
    await parts.text.click();
    const typing = await each(page, [...'mohon rambu'], (key) =>
      page.keyboard.press(key === ' ' ? 'Space' : key),
    );
    const copies = await each(page, ['copies'] as const, async (name) => {
      await clickByHand(parts[name]);
      await afterwards(page, parts.option);
    });
    const searching = await each(page, [...'laras'], (key) => page.keyboard.press(key));
    const previewing = await each(page, ['preview', 'panel', 'change'] as const, (name) =>
      clickByHand(parts[name]),
    );
    const said = { beginning, taking, subject, typing, copies, searching, previewing };
    return Object.entries(said).map(([kind, paints]) => ({
      name: `memo, ${words[kind as keyof typeof said]}, to the next paint`,
      value: Math.max(...paints),
      unit: 'ms',
      bound: { at: 'most' as const, value: 100 },
      detail: `${paints.length} times, median ${median(paints)}, at ${slower} times slower`,
    }));
  } finally {
    await seat.leave();
  }
}

const words = {
  beginning: 'the kind chosen',
  taking: 'a recent person taken',
  subject: 'a letter typed into the subject',
  typing: 'a letter typed into the text',
  copies: 'the recent people of the copies opened',
  searching: 'a letter typed to find a person',
  previewing: 'pages, chain and its fields opened',
};

const partsOf = (page: Page) => ({
  write: page.getByRole('link', { name: 'Buat naskah' }).first(),
  memo: page.getByRole('button', { name: /Nota Dinas/ }).first(),
  option: page.getByRole('option').first(),
  subject: page.getByPlaceholder('Tulis hal'),
  text: page.locator('.ProseMirror'),
  table: page.getByRole('button', { name: 'Tabel' }).first(),
  menuItem: page.getByRole('menuitem').first(),
  attach: page.getByRole('button', { name: 'Tambah lampiran' }),
  copies: page.getByLabel('Tembusan').first(),
  send: page.getByRole('button', { name: /^Kirim untuk/ }),
  preview: page.getByRole('button', { name: 'Pratinjau' }),
  panel: page.getByRole('button', { name: 'Rantai paraf' }),
  change: page.getByRole('button', { name: 'Ubah', exact: true }),
});

/** The smallest picture there is. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

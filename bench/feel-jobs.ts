import type { Locator, Page } from 'playwright';
import { smallPdf } from '../server/demo/letters/small-pdf.ts';
import { takeSeat } from './feel-browser.ts';
import type { Figure } from './report.ts';

/** Is clicked; a text is typed where the focus is; a file is chosen in the device's own dialog, one click more. */
type Step = Locator | string | { opener: Locator; file: { name: string; mimeType: string; buffer: Buffer } };

/** Clicks to the last step of a job, and the place it ends at. */
type Job = {
  name: string;
  account: string;
  from: string;
  most: number;
  steps: (page: Page) => Step[];
  isDone: (page: Page) => Locator;
};

const row = (page: Page): Locator => page.locator('a[data-row]').first();
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true }).last();

const jobs: Job[] = [
  {
    name: 'paraf, from the list of tasks',
    account: 'atasan',
    from: '/naskah-dinas/tugas/review',
    most: 2,
    steps: (page) => [row(page), button(page, 'Beri paraf')],
    isDone: (page) => button(page, 'Urungkan'),
  },
  {
    name: 'signature, from the list of tasks',
    account: 'direktur',
    from: '/naskah-dinas/tugas/sign',
    most: 3,
    steps: (page) => [
      row(page),
      button(page, 'Tanda tangani'),
      'Naskah-2026!',
      page.getByRole('dialog').getByRole('button', { name: 'Tanda tangani' }),
    ],
    isDone: (page) =>
      page
        .getByRole('dialog')
        .getByText(/ditandatangani/i)
        .first(),
  },
  {
    name: 'disposition, from the inbox',
    account: 'direktur',
    from: '/naskah-dinas/inbox?status=open',
    most: 5,
    steps: (page) => {
      const panel = page.getByRole('region', { name: 'Disposisi' });
      return [
        row(page),
        button(page, 'Disposisi'),
        panel.getByRole('button', { name: 'Kartika Hutapea' }),
        panel.getByRole('checkbox', { name: 'Siapkan bahan rapat' }),
        panel.getByRole('button', { name: 'Kirim disposisi' }),
      ];
    },
    isDone: (page) => page.getByText(/^Terkirim kepada/),
  },
  {
    name: 'closing the open letter',
    account: 'atasan',
    from: '/naskah-dinas/inbox?status=open',
    most: 2,
    steps: (page) => [row(page), button(page, 'Selesaikan')],
    isDone: (page) => page.getByText('Naskah diselesaikan').first(),
  },
  {
    name: 'registering a scan whose proposals are right, from the home page',
    account: 'sekretaris',
    from: '/',
    most: 10,
    steps: (page) => [
      page.getByRole('link', { name: 'Buat naskah' }).first(),
      page.getByRole('button', { name: /^Daftarkan naskah masuk/ }),
      { opener: button(page, 'Pilih pindaian'), file: scan },
      ...['Pengirim', 'Nomor naskah asli', 'Tanggal naskah', 'Hal', 'Penerima'].map((field) =>
        page.getByRole('button', { name: new RegExp(`^Terima usulan ${field}:`) }),
      ),
      button(page, /^Daftarkan/),
    ],
    isDone: (page) => page.getByText('Terakhir didaftarkan, tulis nomornya di kertasnya'),
  },
];
const scan = {
  name: 'surat.pdf',
  mimeType: 'application/pdf',
  buffer: smallPdf('BADAN PENGATUR JALAN TOL', [
    'Jakarta, 20 November 2026',
    'Nomor : 046/BPJT/XI/2026',
    'Hal : Permohonan data lalu lintas triwulan III',
    '',
    'Yth. Direktur Operasi',
    '',
    'Dengan hormat, mohon data lalu lintas triwulan III.',
  ]),
};

/** Counts the clicks of the main jobs, the first of them on the row of a list. */
export async function measureJobs(port: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const job of jobs) figures.push(await clicksOf(port, job));
  return figures;
}

async function clicksOf(port: number, { name, account, from, most, steps, isDone }: Job): Promise<Figure> {
  const seat = await takeSeat(port);
  const { page } = seat;
  try {
    await seat.signIn(account);
    await page.goto(from);
    let clicks = 0;
    for (const step of steps(page))
      if (typeof step === 'string') await page.keyboard.type(step);
      else if ('file' in step) {
        const chooser = page.waitForEvent('filechooser');
        await step.opener.click();
        await (await chooser).setFiles(step.file);
        clicks += 2;
      } else {
        await step.click();
        clicks += 1;
      }
    await isDone(page).waitFor();
    return { name, value: clicks, unit: 'clicks', bound: { at: 'most', value: most } };
  } finally {
    await seat.leave();
  }
}

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { takeSeat } from './feel-browser.ts';
import type { Figure } from './report.ts';
import { median, scratchFolder } from './server-process.ts';

/** Downloaded on demand: with its dependencies it is heavier than all other test tools. */
const lighthouse = 'lighthouse@13.5.0';
/** As Lighthouse's notes on variability advise; the first round has a cold cache. */
const rounds = 5;
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100 };
type Category = keyof typeof wanted;
/** `processor`: Lighthouse's own measure of the machine, before it makes it four times slower. */
type Scores = Record<Category, number> & { lost: string[]; processor: number };

const screens: { name: string; path: string; account?: string }[] = [
  { name: 'sign-in', path: '/login' },
  { name: 'inbox', path: '/naskah-dinas/inbox', account: 'direktur' },
  { name: 'list', path: '/master-data/klasifikasi-arsip', account: 'admin' },
];

/** Runs Lighthouse with its mobile settings, signed in: the median of several rounds. */
export async function measureLighthouse(port: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, account } of screens) {
    const seat = await takeSeat(port);
    try {
      if (account) await seat.signIn(account);
      const found: Scores[] = [];
      for (let round = 0; round < rounds; round += 1)
        found.push(await surely(() => scoresOf(`http://localhost:${port}${path}`, seat.devtools)));
      const lost = [...new Set(found.flatMap((scores) => scores.lost))];
      for (const category of Object.keys(wanted) as Category[])
        figures.push({
          name: `${name}, Lighthouse ${category}`,
          value: median(found.map((scores) => scores[category])),
          unit: 'of 100',
          bound: { at: 'least', value: wanted[category] },
          ...(category === 'performance' && {
            detail: `${found.map((one) => one.performance).join(' ')}; on a processor of ${median(found.map((one) => one.processor))}`,
          }),
        });
      if (lost.length > 0) console.log(`${name}, what Lighthouse finds wanting: ${lost.join(', ')}`);
    } finally {
      await seat.leave();
    }
  }
  return figures;
}

/** Retries a load that Lighthouse itself gives up ("Please run Lighthouse again"). */
const surely = <T>(measure: () => Promise<T>): Promise<T> => measure().catch(measure);

async function scoresOf(url: string, devtools: number): Promise<Scores> {
  const folder = scratchFolder();
  const file = join(folder.path, 'report.json');
  try {
    await runIt([
      url,
      `--port=${devtools}`,
      `--only-categories=${Object.keys(wanted).join(',')}`,
      // The session stands in the profile.
      '--disable-storage-reset',
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
    ]);
    const { categories, audits, environment } = JSON.parse(readFileSync(file, 'utf8')) as {
      categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
      audits: Record<string, { score: number | null; displayValue?: string }>;
      environment: { benchmarkIndex: number };
    };
    const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
    const lost = Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(' '));
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      lost,
      processor: Math.round(environment.benchmarkIndex),
    };
  } finally {
    folder.remove();
  }
}

function runIt(args: string[]): Promise<void> {
  // It asks for a newer Node than the machine's own may be.
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  const child = spawn('npx', ['--yes', lighthouse, ...args], {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}.`)),
    );
  });
}

import { Pool } from 'pg';
import { fillLetters } from './fill-letters.ts';
import { fillSearch } from './fill-search.ts';
import type { Figure } from './report.ts';
import { freePort, headersOf, median, run, scratchFolder, signedIn, socketOf } from './server-process.ts';

const letters = 1_000_000;
const rounds = 5;

/** Queries in the API's words, and the same in PostgreSQL's. */
const questions = {
  'a frequent word': { q: 'rapat', words: "plainto_tsquery('naskah', 'rapat')" },
  'two frequent words': { q: 'rapat anggaran', words: "plainto_tsquery('naskah', 'rapat anggaran')" },
  'a phrase': { q: '"rapat jalan"', words: "phraseto_tsquery('naskah', 'rapat jalan')" },
  'a rare word': { q: 'tarifbeef', words: "plainto_tsquery('naskah', 'tarifbeef')" },
};

/**
 * Measures a search among a million letters over HTTP with permissions, highlights and facets, against a plain
 * full-text query for the ten best visible matches.
 */
export async function measureSearch(): Promise<Figure[]> {
  const folder = scratchFolder();
  const server = await run('server/main.ts', { NASKAH_DATA: folder.path }, await freePort(), '/readyz');
  const pool = new Pool({ host: socketOf(folder.path), user: 'naskah', database: 'naskah', max: 4 });
  try {
    const call = signedIn(server.port, await headersOf(server.port, 'direktur'));
    const { positionId } = await call('GET', '/user/api/Account/GetUserByToken');
    await fillLetters(pool, { busiest: String(positionId), count: letters });
    const filled = await fillSearch(pool);
    const figures: Figure[] = [
      { name: 'writing what is searched of a million letters', value: filled, unit: 's' },
    ];
    for (const [name, { q, words }] of Object.entries(questions)) {
      const bare: number[] = [];
      const ours: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const bareMs = await timed(() => pool.query(plain(words), [positionId]));
        const oursMs = await timed(() => call('GET', `/search/api/Search?q=${encodeURIComponent(q)}`));
        // The first round warms both.
        if (round > 0) bare.push(bareMs);
        if (round > 0) ours.push(oursMs);
      }
      figures.push({
        name: `search for ${name}, first results with facets, against plain SQL`,
        value: median(ours) / median(bare),
        unit: 'times',
        bound: { at: 'most', value: 1.5 },
        detail: `${median(ours).toFixed(0)} ms, ${median(bare).toFixed(0)} ms`,
      });
    }
    return figures;
  } finally {
    await pool.end();
    await server.stop();
    folder.remove();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The naive query: words, visibility, the best ten. */
const plain = (words: string): string => `
  select s.id, s.title, ts_rank(s.words, ${words}) as rank from search_letter s join letter l on l.id = s.id
  where s.words @@ ${words} and l.deleted_at is null and l.security_rank < 4 and s.id in (
    select d.id from letter d where d.position_id = $1
    union all select d.id from letter d where d.sender_position_id = $1 and d.state <> 'draft'
    union all select r.letter_id from letter_reviewer r join letter u on u.id = r.letter_id
      where r.position_id = $1 and u.state <> 'draft'
    union all select i.letter_id from inbox_item i where i.position_id = $1)
  order by rank desc limit 10`;

import type { Figure } from './report.ts';
import { freePort, headersOf, run, scratchFolder, signedIn } from './server-process.ts';

const rows = 50_000;
const base = '/master-data/api/ArchiveClassification';

/** Includes parents and references; measured from upload to stored. */
export async function measureImport(): Promise<Figure[]> {
  const folder = scratchFolder();
  const port = await freePort();
  const server = await run('server/main.ts', { NASKAH_DATA: folder.path }, port, '/readyz');
  try {
    const headers = await headersOf(port, 'admin');
    const call = signedIn(port, headers);
    const body = new FormData();
    body.set('file', new Blob([file()]), 'klasifikasi.csv');
    const began = performance.now();
    const sent = await fetch(`http://127.0.0.1:${port}${base}/import`, { method: 'POST', headers, body });
    const { data } = (await sent.json()) as { data: Job };
    const mapping = Object.fromEntries(
      data.columns.flatMap(({ field, index }) => (field ? [[field, index]] : [])),
    );
    const read = performance.now();
    await call('POST', `${base}/import/${data.id}/check`, { mapping, mode: 'create' });
    await reached(call, data.id, 'checked');
    const checked = performance.now();
    await call('POST', `${base}/import/${data.id}/apply`);
    await reached(call, data.id, 'done');
    const done = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${base}/export?format=csv`, { headers });
    const bytes = (await answer.arrayBuffer()).byteLength;
    const exported = performance.now();
    const figure = (name: string, from: number, to: number): Figure => ({
      name,
      value: (to - from) / 1000,
      unit: 's',
    });
    return [
      {
        ...figure(`import of ${rows} rows, upload to stored`, began, done),
        bound: { at: 'most', value: 30 },
      },
      figure('  of which reading the file', began, read),
      figure('  checking every row', read, checked),
      figure('  checking again and storing, with audit rows', checked, done),
      { ...figure('export of the same as CSV', done, exported), detail: `${Math.round(bytes / 1e6)} MB` },
    ];
  } finally {
    await server.stop();
    folder.remove();
  }
}

type Job = { id: string; columns: { index: number; field: string | null }[] };

async function reached(call: ReturnType<typeof signedIn>, id: string, wanted: string): Promise<void> {
  for (;;) {
    const { state, counts, message } = await call('GET', `${base}/import/${id}`);
    if (state === wanted) {
      const { bad } = counts as { bad: number };
      if (bad > 0) throw new Error(`${bad} rows of the bench are refused: ${String(message)}`);
      return;
    }
    if (state !== 'checking' && state !== 'applying')
      throw new Error(`The import is ${String(state)}: ${String(message)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Three levels, some children before their parents; every leaf has retention and security. */
function file(): string {
  const lines = [
    'Kode;Induk;Nama;Keterangan;Kelompok;Dapat dipakai pada naskah;Masa aktif;Masa inaktif;Nasib akhir;Dihitung sejak;Keamanan;Arsip vital',
  ];
  for (let at = 0; at < rows; at += 1) {
    const isGroup = at % 50 === 49;
    const group = Math.floor(at / 50);
    const keeping = 'Ya;2;8;Musnah;Sejak akhir tahun berkas ditutup;Biasa;Tidak';
    lines.push(
      isGroup
        ? `Z${group};KU;Kelompok ke-${group};;Substantif;Tidak;;;;;;Tidak`
        : `Z${group}.${at % 50};Z${group};Klasifikasi ke-${at};Keterangan yang cukup panjang untuk baris ${at};Substantif;${keeping}`,
    );
  }
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

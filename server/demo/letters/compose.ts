import { snippet } from '../../rich-text/index.ts';
import type { Holder, Post } from './organisation.ts';
import type { Random } from './random.ts';
import type { Topic } from './topics.ts';
import type { Words } from './words.ts';

export type Text = { html: string; snippet: string };
export type Occasion = {
  kindCode: string;
  topic: Topic;
  /** The matter in the subject: the meeting, the duty, the report. */
  about: string;
  sender: Post;
  /** The sender ranks above everybody addressed: instructs instead of asking. */
  downward: boolean;
  words: Words;
  /** For letters of assignment: whom it sends. */
  named: { holder: Holder; post: Post }[];
  /** For replies: "nota dinas Kepala Divisi … tanggal … hal …". */
  answers?: string;
};

/** Writes two to four paragraphs as a letter of this kind has them. */
export function composeText(random: Random, occasion: Occasion): Text {
  const { kindCode, words } = occasion;
  const write = kindTexts[kindCode] ?? note;
  return textOf(write(random, occasion).map((block) => words.fill(block)));
}

export const writtenText = (paragraphs: readonly string[]): Text => textOf(paragraphs.map(p));

const p = (text: string) => `<p>${text}</p>`;
const list = (items: readonly string[]) => `<ol>${items.map((item) => `<li>${p(item)}</li>`).join('')}</ol>`;

function textOf(blocks: readonly string[]): Text {
  const html = blocks.join('');
  // The first blocks exceed what the inbox shows; sanitising the rest costs time.
  const enough = blocks.findIndex((_block, index) => blocks.slice(0, index + 1).join('').length > 420);
  return { html, snippet: snippet(enough < 0 ? html : blocks.slice(0, enough + 1).join('')) };
}

type Write = (random: Random, occasion: Occasion) => string[];

const note: Write = (random, occasion) => {
  const opening = `${opener(random, occasion)}, bersama ini kami sampaikan hal-hal sebagai berikut.`;
  const points = random.sample(occasion.topic.points, random.int(2, 3));
  const body = random.chance(0.45) ? [list(points)] : paragraphs(random, points);
  return [p(opening), ...body, p(`${request(random, occasion)}. ${closing(random, occasion)}`)];
};

const memo: Write = (random, occasion) => {
  const asked = request(random, occasion);
  const deadline = asked.includes('paling lambat') ? '' : ' paling lambat {depan}';
  return [...paragraphs(random, random.sample(occasion.topic.points, 2)), p(`${asked}${deadline}.`)];
};

const invitation: Write = (random, { topic, about, downward, words }) => {
  const { date, weekday } = words.dayFrom(random.int(2, 6));
  const row = (name: string, value: string) => `<tr><td>${p(name)}</td><td>${p(value)}</td></tr>`;
  const you = downward ? 'Saudara' : 'Bapak/Ibu';
  return [
    p(`Sehubungan dengan ${random.pick(topic.basis)}, kami mengundang ${you} untuk hadir dalam rapat pada:`),
    `<table><tbody>${[
      row('Hari, tanggal', `${weekday}, ${date}`),
      row('Pukul', `${random.pick(['09.00', '09.30', '10.00', '13.30', '14.00'])} WIB s.d. selesai`),
      row('Tempat', random.pick(rooms)),
      row('Agenda', about),
    ].join('')}</tbody></table>`,
    p(
      `Mengingat pentingnya acara tersebut, mohon kehadiran ${you} tepat waktu. Atas perhatiannya kami ucapkan terima kasih.`,
    ),
  ];
};

const minutesOfMeeting: Write = (random, { topic, about, sender, words }) => [
  p(
    `Rapat ${about} dilaksanakan pada ${words.dayFrom(-1).date} di ${random.pick(rooms)}, dipimpin oleh ${sender.name}. Pokok pembahasan dan kesimpulan rapat sebagai berikut.`,
  ),
  list(random.sample(topic.points, 3)),
  p(`Tindak lanjut: setiap unit kerja ${random.pick(topic.asks)} dan melaporkannya pada rapat berikutnya.`),
];

const report: Write = (random, occasion) => [
  p(`Bersama ini kami laporkan ${occasion.about} dengan pokok-pokok sebagai berikut.`),
  list(random.sample(occasion.topic.points, random.int(2, 4))),
  p(
    `Laporan lengkap disimpan pada unit kami dan dapat disampaikan apabila diperlukan. ${closing(random, occasion)}`,
  ),
];

const assignment: Write = (random, { topic, about, named, sender }) => [
  p(`Berdasarkan ${random.pick(topic.basis)}, ${sender.name} menugaskan:`),
  list(named.map(({ holder, post }) => `${holder.personName}, NPP ${holder.npp}, ${post.name}`)),
  p(`untuk melaksanakan ${about} mulai {depan} selama ${random.int(2, 5)} hari kerja.`),
  p(
    `Biaya yang timbul dibebankan pada anggaran ${sender.unitName}. Setelah selesai agar menyampaikan laporan tertulis paling lambat lima hari kerja.`,
  ),
];

const record: Write = (random, { topic, about, words }) => {
  const { date, weekday } = words.dayFrom(0);
  return [
    p(`Pada hari ini, ${weekday}, ${date}, telah dilaksanakan ${about} dengan hasil sebagai berikut.`),
    list(random.sample(topic.points, random.int(2, 3))),
    p('Demikian berita acara ini dibuat dengan sebenarnya untuk digunakan sebagaimana mestinya.'),
  ];
};

const circular: Write = (random, { topic }) => [
  p(
    `Sehubungan dengan ${random.pick(topic.basis)}, seluruh unit kerja dan entitas anak agar memperhatikan ketentuan berikut.`,
  ),
  list(random.sample(topic.points, 3)),
  p('Surat edaran ini berlaku sejak tanggal ditetapkan dan agar dilaksanakan dengan sebaik-baiknya.'),
];

const announcement: Write = (random, { topic, about }) => [
  p(`Diumumkan kepada seluruh pegawai mengenai ${about}.`),
  ...paragraphs(random, random.sample(topic.points, 2)),
  p(
    'Keterangan lebih lanjut dapat diperoleh pada unit kerja kami. Demikian untuk diketahui dan disebarluaskan.',
  ),
];

const order: Write = (random, { topic, about }) => [
  p(
    `Menimbang ${random.pick(topic.basis)}, dengan ini memerintahkan pejabat tersebut untuk melaksanakan ${about}.`,
  ),
  list(random.sample(topic.points, random.int(2, 3))),
  p('Perintah ini dilaksanakan dengan penuh tanggung jawab sejak tanggal ditetapkan.'),
];

const kindTexts: Record<string, Write> = {
  MEMO: memo,
  UNDI: invitation,
  NOT: minutesOfMeeting,
  LAP: report,
  ST: assignment,
  BA: record,
  SE: circular,
  PENG: announcement,
  SPRIN: order,
};

const rooms = [
  'Ruang Rapat Lantai 5, Graha Nusantara Tol',
  'Ruang Rapat Lantai 3, Graha Nusantara Tol',
  'Pusat Informasi Lalu Lintas',
  'Ruang Rapat Gedung Pusat Kendali',
  'ruang rapat daring',
];

function opener(random: Random, { topic, answers }: Occasion): string {
  if (answers) return `Menindaklanjuti ${answers}`;
  const verb = random.pick(['Sehubungan dengan', 'Menindaklanjuti', 'Berdasarkan']);
  return `${verb} ${random.pick(topic.basis)}`;
}

/** One paragraph of the first sentences, another of the last. */
function paragraphs(random: Random, sentences: readonly string[]): string[] {
  const first = random.int(1, sentences.length);
  return [sentences.slice(0, first), sentences.slice(first)]
    .filter((part) => part.length > 0)
    .map((part) => p(part.join(' ')));
}

function request(random: Random, { topic, downward }: Occasion): string {
  // Nobody is told to agree.
  const orders = topic.asks.filter((ask) => !/^(menyetujui|memberikan|menetapkan)/.test(ask));
  return downward && orders.length > 0
    ? `Kami minta Saudara ${random.pick(orders)}`
    : `Mohon Bapak/Ibu ${random.pick(topic.asks)}`;
}

const closing = (random: Random, { downward }: Occasion): string =>
  downward
    ? 'Demikian untuk dilaksanakan.'
    : random.pick([
        'Demikian disampaikan. Atas perhatian dan kerja samanya, kami ucapkan terima kasih.',
        'Demikian kami sampaikan. Atas perhatian Bapak/Ibu, kami ucapkan terima kasih.',
      ]);

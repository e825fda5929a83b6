import type { SetupStep } from '../../../domain/calls/setup.ts';
import type { SetupStepState } from '../../../domain/setup.ts';
import { formatNumber, upperFirst } from '../../../lib/formats.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { terbilang } from '../../../lib/terbilang.ts';
import { pairOf } from './pair-of.ts';
import type { SetupFacts } from './read-facts.ts';

/** What the rows say beside the facts: an example number, whether mail is sent. */
export type Around = { example: string | null; hasMail: boolean };

/** The six rows: state, count and one sentence each. */
export function stepsOf(facts: SetupFacts, around: Around): SetupStep[] {
  return [
    companyStep(facts),
    unitStep(facts),
    postStep(facts),
    peopleStep(facts, around),
    kindStep(facts, around),
    classificationStep(facts),
  ];
}

const say = (
  name: SetupStep['name'],
  state: SetupStepState,
  says: Message,
  counted: { count: number; id: string; en: readonly [one: string, many: string] },
): SetupStep => ({
  name,
  state,
  says: translate(says),
  counted: translate({
    id: `${formatNumber(counted.count)} ${counted.id}`,
    en: `${formatNumber(counted.count)} ${counted.en[counted.count === 1 ? 0 : 1]}`,
  }),
});

function companyStep({ companies }: SetupFacts): SetupStep {
  const counted = {
    count: companies.length,
    id: 'perusahaan',
    en: ['company', 'companies'],
  } as const;
  const [first] = companies;
  if (!first)
    return say('company', 'none', { id: 'Belum ada perusahaan', en: 'There is no company yet' }, counted);
  const lacks = companies.flatMap((company) => {
    const lack = lackOf(company);
    return lack ? [{ company, lack }] : [];
  });
  const [worst] = lacks;
  const { name, code } = companies.length === 1 ? first : (worst?.company ?? first);
  if (worst)
    return {
      ...say(
        'company',
        'partly',
        { id: `${name}, kode ${code}; ${worst.lack.id}`, en: `${name}, code ${code}; ${worst.lack.en}` },
        counted,
      ),
      ...(companies.every(({ letterhead }) => letterhead !== null) && { isByHand: true }),
    };
  return say(
    'company',
    'done',
    companies.length === 1
      ? {
          id: `${name}, kode ${code}; kop surat memuat logo`,
          en: `${name}, code ${code}; its letterhead has a logo`,
        }
      : {
          id: `${first.name} dan ${companies.length - 1} lainnya; semua kop surat memuat logo`,
          en: `${first.name} and ${companies.length - 1} more; all letterheads have a logo`,
        },
    counted,
  );
}

function lackOf({ letterhead, hasLogo }: SetupFacts['companies'][number]): Message | undefined {
  if (letterhead === null) return { id: 'belum ada kop surat', en: 'no letterhead yet' };
  if (!hasAddress(letterhead))
    return { id: 'kop surat belum memuat alamat', en: 'its letterhead has no address yet' };
  return hasLogo ? undefined : { id: 'kop surat belum memuat logo', en: 'its letterhead has no logo yet' };
}

/** Anything beside the heading, which is the company's name. */
const hasAddress = (content: string): boolean =>
  content
    .replace(/<h[1-6][^>]*>.*?<\/h[1-6]>/gs, '')
    .replace(/<[^>]*>|&nbsp;/g, '')
    .trim() !== '';

function unitStep({ units }: SetupFacts): SetupStep {
  const counted = { count: units.count, id: 'unit', en: ['unit', 'units'] } as const;
  if (units.count === 0)
    return say(
      'units',
      'none',
      { id: 'Belum ada unit di bawah perusahaan', en: 'No unit below the company yet' },
      counted,
    );
  if (units.circling > 0)
    return say(
      'units',
      'partly',
      {
        id: `${formatNumber(units.circling)} unit saling membawahi`,
        en: `${formatNumber(units.circling)} units stand below each other`,
      },
      counted,
    );
  const levels = inWords(units.levels, ['level', 'levels']);
  return say(
    'units',
    'done',
    { id: `${levels.id} jenjang, seluruhnya berkode`, en: `${levels.en}, all with a code` },
    counted,
  );
}

function postStep({ posts }: SetupFacts): SetupStep {
  const counted = { count: posts.count, id: 'jabatan', en: ['post', 'posts'] } as const;
  const { unitsWithout: without } = posts;
  const lacks: Message[] = [
    ...(posts.signing === 0
      ? [{ id: 'belum ada jabatan yang boleh menandatangani', en: 'no post may sign yet' }]
      : []),
    ...(without > 0
      ? [
          {
            id: `${formatNumber(without)} unit belum berjabatan`,
            en: `${formatNumber(without)} ${without === 1 ? 'unit has' : 'units have'} no post`,
          },
        ]
      : []),
  ];
  if (lacks.length === 0)
    return say(
      'posts',
      'done',
      {
        id: `Setiap unit berjabatan; ${formatNumber(posts.signing)} boleh menandatangani`,
        en: `Every unit has a post; ${formatNumber(posts.signing)} may sign`,
      },
      counted,
    );
  // The administrator's own post is there from the start.
  const state = posts.count <= 1 && posts.signing === 0 ? 'none' : 'partly';
  return say('posts', state, sentence(lacks), counted);
}

function peopleStep({ people, posts }: SetupFacts, { hasMail }: Around): SetupStep {
  const counted = { count: people.count, id: 'orang', en: ['person', 'people'] } as const;
  const able = people.signers - people.signersWithoutTasks;
  const locked = formatNumber(people.locked);
  const waiting =
    people.locked > 0
      ? { id: `; ${locked} belum dapat masuk`, en: `; ${locked} cannot sign in yet` }
      : { id: '', en: '' };
  if (able > 0)
    return say(
      'people',
      'done',
      {
        id: `${formatNumber(able)} penanda tangan dapat masuk${waiting.id}`,
        en: `${formatNumber(able)} ${able === 1 ? 'signer' : 'signers'} can sign in${waiting.en}`,
      },
      counted,
    );
  const mail = hasMail
    ? { id: '', en: '' }
    : {
        id: '. Surel belum diatur, undangan dibagikan sebagai tautan',
        en: '. Mail is not set up, invitations are handed over as links',
      };
  const says =
    people.signers > 0
      ? {
          id: 'Peran penanda tangan belum membuka halaman Tugas',
          en: 'The signers’ role does not open Tasks yet',
        }
      : posts.signing > 0 && people.count > 1
        ? {
            id: `Belum ada penanda tangan yang dapat masuk${waiting.id}${mail.id}`,
            en: `No signer can sign in yet${waiting.en}${mail.en}`,
          }
        : {
            id: `Belum ada penanda tangan yang dapat masuk${mail.id}`,
            en: `No signer can sign in yet${mail.en}`,
          };
  return say('people', people.count > 1 ? 'partly' : 'none', says, counted);
}

function kindStep({ kinds }: SetupFacts, { example }: Around): SetupStep {
  const counted = { count: kinds.count, id: 'jenis', en: ['kind', 'kinds'] } as const;
  if (kinds.usable > 0) {
    const patterns = inWords(kinds.patterns, ['number pattern', 'number patterns']);
    const such = example ? { id: `, misalnya ${example}`, en: `, such as ${example}` } : { id: '', en: '' };
    return say(
      'kinds',
      'done',
      { id: `${patterns.id} pola nomor${such.id}`, en: `${patterns.en}${such.en}` },
      counted,
    );
  }
  if (kinds.count === 0 && kinds.patterns === 0)
    return say(
      'kinds',
      'none',
      { id: 'Belum ada jenis naskah dan pola nomor', en: 'No kinds of letters or number patterns yet' },
      counted,
    );
  return say(
    'kinds',
    'partly',
    kinds.patterns === 0
      ? { id: 'Belum ada pola nomor', en: 'No number pattern yet' }
      : {
          id: 'Belum ada jenis naskah dengan susunan dan pola nomor',
          en: 'No kind of letter with a layout and a number pattern yet',
        },
    counted,
  );
}

function classificationStep({ classification, retention }: SetupFacts): SetupStep {
  const { leaves, withoutRetention: without } = classification;
  const counted = { count: leaves, id: 'kode', en: ['code', 'codes'] } as const;
  if (leaves === 0)
    return say(
      'classification',
      'none',
      {
        id: 'Belum ada kode klasifikasi; setiap naskah memerlukan satu',
        en: 'No classification code yet; every letter needs one',
      },
      counted,
    );
  const lacking = Object.entries(retention).flatMap(([who, isLacking]) =>
    isLacking ? [officials[who as keyof typeof officials]] : [],
  );
  const who = pairOf((language) => lacking.map((one) => one[language]).join(', '));
  const said: Message[] = [
    without > 0
      ? {
          id: `${formatNumber(without)} belum beretensi`,
          en: `${formatNumber(without)} without retention`,
        }
      : { id: 'seluruhnya beretensi', en: 'all have their retention' },
    ...(lacking.length > 0
      ? [{ id: `pejabat retensi belum ada: ${who.id}`, en: `nobody yet for: ${who.en}` }]
      : []),
  ];
  // Retention and who decides on it do not hinder the first signature.
  return say('classification', 'done', sentence(said), counted);
}

const officials = {
  leader: { id: 'pimpinan', en: 'leader' },
  legal: { id: 'legal', en: 'legal' },
  audit: { id: 'audit internal', en: 'internal audit' },
};

/** Parts with semicolons between them. */
const sentence = (parts: readonly Message[]): Message =>
  pairOf((language) => upperFirst(parts.map((one) => one[language]).join('; ')));

/** "Tiga"; in English the figure with its word. */
const inWords = (count: number, [one, many]: readonly [string, string]): Message =>
  pairOf((language) =>
    language === 'id' ? upperFirst(terbilang(count)) : `${count} ${count === 1 ? one : many}`,
  );

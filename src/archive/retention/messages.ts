import type { ProposalStep } from '../../../domain/archive/retention-flow.ts';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';
import type { Message, Messages } from '../../../lib/language.ts';
import { formatNumber } from '../../ui/format.ts';

const units = (count: number): Message => ({
  id: `${formatNumber(count)} berkas`,
  en: `${formatNumber(count)} filing units`,
});
const amount = (unitCount: number, itemCount: number): Message => ({
  id: `${units(unitCount).id}, ${formatNumber(itemCount)} arsip`,
  en: `${units(unitCount).en}, ${formatNumber(itemCount)} items`,
});

/** What the screens of retention say. */
export const retentionMessages = {
  units,
  amount,
  items: (count: number): Message => ({
    id: `${formatNumber(count)} arsip`,
    en: `${formatNumber(count)} items`,
  }),
  filing: { id: 'Pemberkasan', en: 'Filing' },
  title: { id: 'Retensi', en: 'Retention' },
  text: {
    id: 'Berkas yang masa simpannya habis, dan usul pemindahan, pemusnahan, penyerahan, atau penilaiannya.',
    en: 'Filing units whose time is over, and proposals to transfer, destroy, hand over or appraise them.',
  },
  lists: { id: 'Daftar retensi', en: 'Lists of retention' },
  mainRoleTitle: { id: 'Retensi ditangani dengan peran utama', en: 'Retention takes your main role' },
  mainRoleText: {
    id: 'Sekretaris, delegasi, dan peran tambahan tidak mengusulkan atau menyetujui retensi.',
    en: 'Secretaries, delegates and additional roles neither propose nor approve retention.',
  },
  proposals: { id: 'Usul', en: 'Proposals' },
  proposal: { id: 'Usul', en: 'Proposal' },
  noProposals: { id: 'Belum ada usul retensi', en: 'No proposals yet' },
  noProposalsText: {
    id: 'Usul dibuat dari daftar yang jatuh tempo.',
    en: 'Proposals are made from the lists of what is due.',
  },
  turn: { id: 'Giliran', en: 'Whose turn' },
  waitsForYou: { id: 'Menunggu Anda', en: 'Waiting for you' },
  emptyTransfer: {
    id: 'Tidak ada berkas yang masa aktifnya habis',
    en: 'No filing unit whose active time is over',
  },
  emptyDestroy: {
    id: 'Tidak ada berkas yang waktunya dimusnahkan',
    en: 'No filing unit is due for destruction',
  },
  emptyPermanent: {
    id: 'Tidak ada berkas yang waktunya diserahkan',
    en: 'No filing unit is due to be handed over',
  },
  emptyAppraise: {
    id: 'Tidak ada berkas yang waktunya dinilai kembali',
    en: 'No filing unit is due to be appraised again',
  },
  search: { id: 'Cari kode atau judul', en: 'Search code or title' },
  kind: { id: 'Jenis', en: 'Kind' },
  year: { id: 'Tahun', en: 'Year' },
  unit: { id: 'Unit', en: 'Unit' },
  processingUnit: { id: 'Unit pengolah', en: 'Processing unit' },
  filingUnit: { id: 'Berkas', en: 'Filing unit' },
  filingUnits: { id: 'Berkas', en: 'Filing units' },
  archiveItems: { id: 'Arsip', en: 'Items' },
  classification: { id: 'Klasifikasi', en: 'Classification' },
  until: { id: 'Habis', en: 'Over on' },
  state: { id: 'Keadaan', en: 'State' },
  made: { id: 'Dibuat', en: 'Made' },
  madeBy: (name: string, day: string): Message => ({
    id: `dibuat ${name}, ${day}`,
    en: `made by ${name}, ${day}`,
  }),
  actions: { id: 'Tindakan', en: 'Actions' },
  chooseAll: { id: 'Pilih semua', en: 'Select all' },
  choose: (name: string): Message => ({ id: `Pilih ${name}`, en: `Select ${name}` }),
  chosenUnits: { id: 'Berkas yang dipilih', en: 'Selected filing units' },
  chosen: (count: number): Message => ({
    id: `${formatNumber(count)} berkas dipilih`,
    en: `${formatNumber(count)} selected`,
  }),
  propose: { id: 'Buat usul', en: 'Make a proposal' },
  held: { id: 'Ditahan', en: 'On hold' },
  due: { id: 'Jatuh tempo', en: 'Due' },
  byItsUnit: { id: 'Diusulkan unit pengolahnya', en: 'Proposed by its own unit' },
  inProposal: (state: string): Message => ({ id: `Usul: ${state}`, en: `Proposal: ${state}` }),
  proposalUnits: { id: 'Daftar berkas dalam usul', en: 'Filing units of the proposal' },
  dropped: { id: 'Dikeluarkan', en: 'Taken off' },
  drop: { id: 'Keluarkan', en: 'Take off' },
  prolonged: (years: number | null): Message => ({
    id: `Diperpanjang ${years} tahun`,
    en: `Kept ${years} more years`,
  }),
  notFound: { id: 'Usul tidak ditemukan', en: 'The proposal was not found' },
  notLoaded: { id: 'Usul belum dapat dimuat', en: 'The proposal could not be loaded' },
  toList: { id: 'Ke daftar usul', en: 'To the proposals' },
  withdraw: { id: 'Tarik usul', en: 'Withdraw' },
  refuse: { id: 'Tolak', en: 'Refuse' },
  minutes: { id: 'Berita acara', en: 'Minutes' },
  refused: { id: 'Ditolak', en: 'Refused' },
  withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
  steps: { id: 'Langkah usul', en: 'Steps of the proposal' },
  waitsFor: (step: string): Message => ({ id: `Menunggu: ${step}`, en: `Waiting: ${step}` }),
  nobody: { id: 'Belum ada orang dengan peran ini', en: 'Nobody has this role yet' },
  andMore: (count: number): Message => ({
    id: `dan ${formatNumber(count)} orang lain`,
    en: `and ${formatNumber(count)} more`,
  }),
  forMinutes: { id: 'Untuk berita acara', en: 'For the minutes' },
  hourHint: { id: 'WIB, misalnya 09.00', en: 'WIB, such as 09.00' },
  methodHint: {
    id: 'Misalnya kertas dicacah, berkas digital dihapus permanen.',
    en: 'Such as paper shredded, digital files erased for good.',
  },
  password: { id: 'Kata sandi Anda', en: 'Your password' },
  passwordHint: {
    id: 'Menandatangani berita acara secara elektronik.',
    en: 'Signs the minutes electronically.',
  },
  doneAll: { id: 'Usul selesai. Berita acara tersedia.', en: 'Done. The minutes are there.' },
  lastDestroys: {
    id: 'Ini langkah terakhir: isi arsip dimusnahkan dan tidak dapat dikembalikan.',
    en: 'This is the last step: what is in the items is destroyed for good.',
  },
  last: {
    id: 'Ini langkah terakhir: usul dijalankan dan berita acara diterbitkan.',
    en: 'This is the last step: the proposal is carried out and its minutes are issued.',
  },
  heldLeave: {
    id: 'Berkas yang ditahan dikeluarkan dengan sendirinya.',
    en: 'Filing units on hold are taken off by themselves.',
  },
  destroy: { id: 'Musnah', en: 'Destroy' },
  permanent: { id: 'Permanen', en: 'Permanent' },
  prolong: { id: 'Diperpanjang', en: 'Kept longer' },
  result: (name: string): Message => ({ id: `Hasil penilaian ${name}`, en: `Result for ${name}` }),
  chooseResult: { id: 'Pilih hasil', en: 'Choose a result' },
  howLong: (name: string): Message => ({ id: `Berapa tahun ${name}`, en: `How many years for ${name}` }),
  tryRun: { id: 'Uji coba', en: 'Dry run' },
  trialTitle: { id: 'Uji coba jalan malam', en: 'Dry run of the nightly job' },
  trialFailed: { id: 'Uji coba belum berhasil', en: 'The dry run did not work' },
  trialText: {
    id: 'Bila dijalankan sekarang, berkas berikut dicatat jatuh tempo dan unitnya diberi tahu. Tidak ada yang diubah oleh uji coba ini.',
    en: 'Run now, it would note these filing units as due and tell their units. Trying it changes nothing.',
  },
  waitingForStart: { id: 'Menunggu tanggal mulai', en: 'Waiting for their start' },
  purpose: { id: 'Untuk', en: 'For' },
} satisfies Messages;

type Asked = { title: Message; confirm: Message; text: Message; done: Message };
const again = { id: 'Berkasnya dapat diusulkan kembali.', en: 'They can be proposed again.' };

export const endMessages: Record<'refuse' | 'withdraw' | 'drop', Asked> = {
  refuse: {
    title: { id: 'Tolak usul ini?', en: 'Refuse this proposal?' },
    confirm: { id: 'Tolak usul', en: 'Refuse' },
    text: again,
    done: { id: 'Usul ditolak', en: 'Proposal refused' },
  },
  withdraw: {
    title: { id: 'Tarik usul ini?', en: 'Withdraw this proposal?' },
    confirm: { id: 'Tarik usul', en: 'Withdraw' },
    text: again,
    done: { id: 'Usul ditarik', en: 'Proposal withdrawn' },
  },
  drop: {
    title: { id: 'Keluarkan berkas dari usul?', en: 'Take it off the list?' },
    confirm: { id: 'Keluarkan', en: 'Take off' },
    text: {
      id: 'tetap tercantum dengan alasannya, tetapi tidak diproses.',
      en: 'stays on the list with the reason, but goes no further.',
    },
    done: { id: 'Berkas dikeluarkan dari usul', en: 'Taken off the list' },
  },
};

const thenLeader = { id: 'Berikutnya pimpinan memutuskan.', en: 'The leader decides next.' };
const secondWitness = {
  id: 'Begitu saksi kedua juga menyaksikan, isi arsip langsung dimusnahkan dan tidak dapat dikembalikan.',
  en: 'As soon as the second witness has signed too, what is in the items is destroyed for good.',
};
const stepTexts: Record<Exclude<ProposalStep, 'hand-over'>, Message> = {
  submit: {
    id: 'Usul dikirim ke panitia penilai untuk dinilai.',
    en: 'The proposal goes to the appraisers.',
  },
  check: {
    id: 'Daftarnya dinyatakan sesuai. Berikutnya unit pengolah menandatangani berita acara.',
    en: 'You confirm the list. The processing unit signs the minutes next.',
  },
  'sign-first': {
    id: 'Setelah unit kearsipan juga menandatangani, berkas langsung dipindahkan.',
    en: 'Once the records unit has signed too, the filing units are transferred.',
  },
  'sign-second': {
    id: 'Setelah unit pengolah juga menandatangani, berkas langsung dipindahkan.',
    en: 'Once the processing unit has signed too, the filing units are transferred.',
  },
  appraise: thenLeader,
  approve: {
    id: 'Berikutnya legal dan audit internal menyaksikan; sesudah itu isi arsip langsung dimusnahkan.',
    en: 'Legal and internal audit witness next; what is in the items is destroyed right after.',
  },
  'witness-legal': secondWitness,
  'witness-audit': secondWitness,
};

/** Consequence of a step that does not end the proposal. */
export function stepText(kind: ProposalKind, step: ProposalStep): Message {
  if (kind === 'transfer' && step === 'submit')
    return { id: 'Usul dikirim ke unit kearsipan untuk diperiksa.', en: 'The records unit checks it next.' };
  if (kind === 'permanent' && step === 'approve')
    return { id: 'Berikutnya unit kearsipan menyerahkannya.', en: 'The records unit hands them over next.' };
  return step === 'hand-over' ? retentionMessages.last : stepTexts[step];
}

export const endedMessages: Record<'transfer' | 'destroy' | 'permanent', Message> = {
  transfer: { id: 'Dipindahkan', en: 'Transferred' },
  destroy: { id: 'Dimusnahkan', en: 'Destroyed' },
  permanent: { id: 'Diserahkan', en: 'Handed over' },
};

export const proposeMessages: Record<
  'transfer' | 'destroy' | 'permanent' | 'appraise',
  Pick<Asked, 'title' | 'text'>
> = {
  transfer: {
    title: { id: 'Usulkan pemindahan ke unit kearsipan?', en: 'Propose to transfer them?' },
    text: {
      id: 'Unit kearsipan memeriksa daftarnya, lalu kedua pihak menandatangani berita acara.',
      en: 'The records unit checks the list, then both sides sign the minutes.',
    },
  },
  destroy: {
    title: { id: 'Usulkan pemusnahan?', en: 'Propose to destroy them?' },
    text: {
      id: 'Panitia penilai menilai, pimpinan menyetujui, lalu legal dan audit internal menyaksikan. Setelah itu isi arsip hilang selamanya; daftarnya tetap tersimpan.',
      en: 'The appraisers appraise, the leader approves, legal and internal audit witness. What is in the items is then gone for good; the list stays.',
    },
  },
  permanent: {
    title: { id: 'Usulkan penyerahan arsip permanen?', en: 'Propose to hand them over for good?' },
    text: {
      id: 'Panitia penilai menilai dan pimpinan menyetujui sebelum diserahkan dengan berita acara.',
      en: 'The appraisers appraise and the leader approves before they are handed over with minutes.',
    },
  },
  appraise: {
    title: { id: 'Usulkan penilaian kembali?', en: 'Propose to appraise them again?' },
    text: {
      id: 'Panitia penilai menentukan setiap berkas: musnah, permanen, atau diperpanjang; pimpinan menyetujui.',
      en: 'The appraisers decide on each: destroy, permanent, or keep longer; the leader approves.',
    },
  },
};

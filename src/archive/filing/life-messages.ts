import type { FilingUnitVerb } from '../../../dataProvider/index.ts';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';
import type { Message, Messages } from '../../../lib/language.ts';

export const verbMessages: Record<
  FilingUnitVerb,
  { title: Message; confirm: Message; text: Message; done: Message }
> = {
  close: {
    title: { id: 'Tutup berkas ini?', en: 'Close this filing unit?' },
    confirm: { id: 'Tutup berkas', en: 'Close' },
    text: {
      id: 'Setelah ditutup tidak ada arsip yang masuk, dan masa simpan mulai dihitung menurut jadwal retensi yang berlaku hari ini.',
      en: 'Nothing goes into it then, and its retention begins to count by the schedule of today.',
    },
    done: { id: 'Berkas ditutup', en: 'Closed' },
  },
  reopen: {
    title: { id: 'Buka kembali berkas ini?', en: 'Reopen this filing unit?' },
    confirm: { id: 'Buka kembali', en: 'Reopen' },
    text: {
      id: 'Perhitungan masa simpannya berhenti sampai berkas ditutup lagi.',
      en: 'Its retention stops counting until it is closed again.',
    },
    done: { id: 'Berkas dibuka kembali', en: 'Reopened' },
  },
  hold: {
    title: { id: 'Tahan berkas ini?', en: 'Put this filing unit on hold?' },
    confirm: { id: 'Tahan berkas', en: 'Put on hold' },
    text: {
      id: 'Berkas yang ditahan tidak dipindahkan, dimusnahkan, atau diserahkan, apa pun jadwalnya.',
      en: 'On hold it is not transferred, destroyed or handed over, whatever its schedule says.',
    },
    done: { id: 'Berkas ditahan', en: 'Put on hold' },
  },
  release: {
    title: { id: 'Cabut penahanan berkas ini?', en: 'Lift this hold?' },
    confirm: { id: 'Cabut penahanan', en: 'Lift the hold' },
    text: { id: 'Sesudahnya jadwal retensi berlaku kembali.', en: 'The schedule holds again then.' },
    done: { id: 'Penahanan dicabut', en: 'Hold lifted' },
  },
};

export const lifeMessages = {
  retention: { id: 'Retensi', en: 'Retention' },
  notLoaded: { id: 'Retensi berkas ini belum dapat dimuat.', en: 'Its retention could not be loaded.' },
  closed: { id: 'Ditutup', en: 'Closed' },
  since: { id: 'Dihitung sejak', en: 'Counts from' },
  activeUntil: { id: 'Aktif sampai', en: 'Active until' },
  inactiveUntil: { id: 'Inaktif sampai', en: 'Inactive until' },
  ending: { id: 'Nasib akhir', en: 'Final disposition' },
  proposedBy: { id: 'Yang dapat mengusulkannya:', en: 'Who may propose it:' },
  within: { id: 'Ada dalam', en: 'In' },
  holds: { id: 'Penahanan', en: 'Holds' },
  fromParent: { id: 'dari berkas induk', en: 'from its parent' },
  hold: { id: 'Tahan', en: 'Hold' },
  closedDate: { id: 'Tanggal tutup', en: 'Closed on' },
  closedHint: { id: 'Kosong berarti hari ini.', en: 'Empty means today.' },
  closeWithEvent: (event: string): Message => ({
    id: `Setelah ditutup tidak ada arsip yang masuk. Masa simpan dihitung sejak tanggal peristiwa ${event}, menurut jadwal retensi yang berlaku hari ini.`,
    en: `Nothing goes into it then. Its retention counts from the date of the event ${event}, by the schedule of today.`,
  }),
  startDate: { id: 'Retensi dihitung sejak', en: 'Retention counts from' },
  startHint: {
    id: 'Kosong bila tanggalnya belum terjadi: masa aktif menunggu.',
    en: 'Empty while that day has not come: the active period waits.',
  },
} satisfies Messages;

/** The button that begins a proposal for one filing unit. */
export const proposeOneMessages: Record<ProposalKind, Message> = {
  transfer: { id: 'Usulkan pindah', en: 'Propose to transfer' },
  destroy: { id: 'Usulkan musnah', en: 'Propose to destroy' },
  permanent: { id: 'Usulkan serah permanen', en: 'Propose to hand over' },
  appraise: { id: 'Usulkan dinilai kembali', en: 'Propose to appraise' },
};

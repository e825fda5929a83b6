import { translate } from '../../lib/language.ts';
import { boolean, choice, choices, integer, type Resource, resource } from '../declare.ts';
import { code, name, option } from '../shared-fields.ts';
import { anyRecordEvent, entitiesToTellOf, recordRecipients, valuesToReach } from './record-events.ts';

/**
 * Declares automations: when EVENT, after DELAY, do ACTION for PEOPLE (SPEC B5).
 * @param all what there is to listen to, beside letters
 */
export const declareTrigger = (all: readonly Resource[]) => {
  const entities = entitiesToTellOf(all);
  return resource({
    path: '/pengaturan/trigger',
    service: 'setting',
    entity: 'Trigger',
    label: { id: 'Trigger', en: 'Triggers' },
    singular: { id: 'trigger', en: 'trigger' },
    icon: 'zap',
    fields: {
      code: code(),
      name: name(),
      event: choice(
        'Bila',
        'When',
        [
          option('naskah.diterima', 'Naskah diterima', 'A letter arrives'),
          option('pemeriksaan.giliran', 'Giliran memeriksa tiba', 'A review is due'),
          option('naskah.dikembalikan', 'Naskah dikembalikan', 'A letter is returned'),
          option('naskah.siap_ttd', 'Naskah menunggu tanda tangan', 'A letter awaits signing'),
          option('disposisi.diterima', 'Disposisi diterima', 'A disposition arrives'),
          option('disposisi.batas_waktu', 'Tenggat disposisi', 'A disposition is due'),
          option('arsip.akses_diminta', 'Akses arsip diminta', 'Archive access is asked for'),
          option('arsip.retensi_aktif_habis', 'Masa simpan aktif habis', 'An active period ends'),
          option('kontrak.berakhir', 'Kontrak berakhir', 'A contract ends'),
          option('delegasi.berubah', 'Delegasi mulai atau berakhir', 'A delegation begins or ends'),
          option('data.dibuat', 'Data dibuat', 'A record is made'),
          option('data.diubah', 'Data diubah', 'A record is changed'),
          option('data.dihapus', 'Data dihapus', 'A record is deleted'),
        ],
        { required: true, sortable: true },
      ),
      entity: choice(
        'Data',
        'Records',
        entities.map((one) => ({ value: one.name, label: one.label })),
        { shownIf: anyRecordEvent, requiredIf: {} },
      ),
      becomes: choice('Hanya bila', 'Only if', valuesToReach(entities), {
        shownIf: anyRecordEvent,
        hint: {
          id: 'Pada perubahan: begitu isiannya menjadi demikian. Kosong berarti selalu.',
          en: 'On a change: once the field becomes this. Empty means always.',
        },
      }),
      urgencies: choices(
        'Hanya untuk sifat',
        'Only of urgency',
        [
          option('BIASA', 'Biasa', 'Normal'),
          option('SEGERA', 'Segera', 'Urgent'),
          option('SANGAT_SEGERA', 'Sangat segera', 'Very urgent'),
          option('KILAT', 'Kilat', 'Same day'),
        ],
        {
          hint: { id: 'Kosong berarti semua sifat.', en: 'Empty means all.' },
        },
      ),
      onlyIfOpen: boolean('Hanya bila belum ditindaklanjuti', 'Only while nothing was done', {
        hint: {
          id: 'Diperiksa lagi saat waktunya tiba; yang sudah selesai dilewati.',
          en: 'Looked at again when the time has come.',
        },
      }),
      delayMinutes: integer('Jeda', 'Delay', {
        required: true,
        min: -525600,
        max: 525600,
        default: 0,
        sortable: true,
        unit: { id: 'menit', en: 'minutes' },
        hint: {
          id: '0 berarti seketika, 1440 sehari sesudahnya. Angka negatif berarti sebelum tenggat.',
          en: '0 at once, 1440 a day later; negative means before a deadline.',
        },
      }),
      actions: choices(
        'Lakukan',
        'Do',
        [
          option('notify', 'Beri notifikasi', 'Notify'),
          option('email', 'Kirim surel', 'Send e-mail'),
          option('escalate', 'Teruskan ke atasan', 'Escalate'),
        ],
        { required: true },
      ),
      recipients: choices(
        'Kepada',
        'To',
        [
          option('penerima', 'Penerima', 'Receivers'),
          option('sekretaris_penerima', 'Sekretaris penerima', 'Receivers’ secretaries'),
          option('penyusun', 'Penyusun', 'Drafter'),
          option('pemeriksa', 'Pemeriksa', 'Reviewer'),
          option('atasan_pemeriksa', 'Atasan pemeriksa', 'Reviewer’s superior'),
          option('penanda_tangan', 'Penanda tangan', 'Signer'),
          option('penerima_disposisi', 'Penerima disposisi', 'Disposition’s receivers'),
          option('penanggung_jawab', 'Penanggung jawab', 'Responsible person'),
          option('pemberi_disposisi', 'Pemberi disposisi', 'Who gave the disposition'),
          option('kepala_unit_pemilik', 'Kepala unit pemilik', 'Head of the owning unit'),
          option('unit_pengolah', 'Unit pengolah', 'Processing unit'),
          option('arsiparis', 'Arsiparis', 'Archivists'),
          option('pemilik_kontrak', 'Pemilik kontrak', 'Contract owner'),
          option('legal', 'Legal', 'Legal'),
          option('pemberi', 'Pemberi delegasi', 'Who delegated'),
          option('penerima_delegasi', 'Penerima delegasi', 'Delegate'),
          ...recordRecipients,
        ],
        { required: true },
      ),
    },
    check: ({ event, delayMinutes }): Record<string, string[]> =>
      typeof delayMinutes === 'number' && delayMinutes < 0 && !hasDeadline(event)
        ? {
            delayMinutes: [
              translate({
                id: 'Jeda negatif hanya untuk peristiwa yang memiliki tenggat.',
                en: 'A negative delay is only for events with a deadline.',
              }),
            ],
          }
        : {},
    represent: ['name'],
    sort: { field: 'code', order: 'ASC' },
    columns: ['code', 'name', 'event', 'delayMinutes', 'actions'],
    sections: [
      {
        label: { id: 'Identitas', en: 'Identity' },
        fields: ['code', 'name'],
      },
      {
        label: { id: 'Pemicu', en: 'Cause' },
        help: {
          id: 'Kejadian yang memicu, dan berapa lama sesudahnya.',
          en: 'What sets it off, and how long after.',
        },
        fields: ['event', 'entity', 'becomes', 'urgencies', 'delayMinutes', 'onlyIfOpen'],
      },
      {
        label: { id: 'Tindakan', en: 'Action' },
        fields: ['actions', 'recipients'],
      },
    ],
    filters: ['event', 'actions'],
  });
};

const hasDeadline = (event: unknown): boolean =>
  event === 'disposisi.batas_waktu' || event === 'kontrak.berakhir' || event === 'arsip.retensi_aktif_habis';

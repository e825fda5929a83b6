import { boolean, choice, choices, integer, json, type Resource, resource, text, url } from '../declare.ts';
import { code, name, option } from '../shared-fields.ts';
import { conditionsSchema } from './conditions-schema.ts';
import { anyRecordEvent, entitiesToTellOf, recordRecipients, valuesToReach } from './record-events.ts';

/**
 * Declares automations: when EVENT, after DELAY, do ACTION for PEOPLE (SPEC B5). Hints and what goes together stand
 * apart (trigger-faults.ts, src/views/special): every first screen loads this.
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
      becomes: choice('Hanya bila', 'Only if', valuesToReach(entities), { shownIf: anyRecordEvent }),
      urgencies: choices('Hanya untuk sifat', 'Only of urgency', [
        option('BIASA', 'Biasa', 'Normal'),
        option('SEGERA', 'Segera', 'Urgent'),
        option('SANGAT_SEGERA', 'Sangat segera', 'Very urgent'),
        option('KILAT', 'Kilat', 'Same day'),
      ]),
      conditions: json('Syarat', 'Conditions', conditionsSchema, { example: { match: 'all', rules: [] } }),
      onlyIfOpen: boolean('Hanya bila belum ditindaklanjuti', 'Only while nothing was done'),
      delayMinutes: integer('Jeda', 'Delay', {
        required: true,
        min: -525600,
        max: 525600,
        default: 0,
        sortable: true,
        unit: { id: 'menit', en: 'minutes' },
      }),
      actions: choices(
        'Lakukan',
        'Do',
        [
          option('notify', 'Beri notifikasi', 'Notify'),
          option('email', 'Kirim surel', 'Send e-mail'),
          option('escalate', 'Teruskan ke atasan', 'Escalate'),
          option('webhook', 'Panggil webhook', 'Call a webhook'),
        ],
        { required: true },
      ),
      recipients: choices(
        'Kepada',
        'To',
        [
          option('penerima', 'Penerima', 'Receivers'),
          option('sekretaris_penerima', 'Sekretaris penerima', 'Receivers’ secretaries'),
          option('tembusan', 'Tembusan', 'Copied'),
          option('penyusun', 'Penyusun', 'Drafter'),
          option('kepala_unit_penyusun', 'Kepala unit penyusun', 'Head of the drafter’s unit'),
          option('pemegang', 'Pemegang naskah', 'Current holder'),
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
        { requiredIf: { actions: ['notify', 'email', 'escalate'] } },
      ),
      messageTitle: text('Judul pesan', 'Message title', { max: 150 }),
      messageText: text('Isi pesan', 'Message', { multiline: true, max: 2000 }),
      webhookUrl: url('Alamat webhook', 'Webhook address', {
        shownIf: { actions: 'webhook' },
        requiredIf: {},
      }),
    },
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
        fields: ['event', 'entity', 'becomes', 'urgencies', 'conditions', 'delayMinutes', 'onlyIfOpen'],
      },
      {
        label: { id: 'Tindakan', en: 'Action' },
        fields: ['actions', 'recipients', 'messageTitle', 'messageText', 'webhookUrl'],
      },
    ],
    filters: ['event', 'actions'],
  });
};

import { choice, type RowCondition, reference, resource, text } from '../declare.ts';
import { option } from '../shared-fields.ts';

/** Labels for letters: personal, or shared by the unit. Invisible to others. */
export const label = resource({
  path: '/naskah-dinas/kelola-label',
  service: 'letter',
  entity: 'Label',
  label: { id: 'Kelola Label', en: 'Labels' },
  singular: { id: 'label', en: 'label' },
  icon: 'tag',
  fields: {
    name: text('Nama', 'Name', { required: true, searchable: true, sortable: true, max: 60 }),
    color: choice(
      'Warna',
      'Colour',
      [
        option('merah', 'Merah', 'Red'),
        option('jingga', 'Jingga', 'Orange'),
        option('kuning', 'Kuning', 'Yellow'),
        option('hijau', 'Hijau', 'Green'),
        option('toska', 'Toska', 'Teal'),
        option('biru', 'Biru', 'Blue'),
        option('ungu', 'Ungu', 'Purple'),
        option('abu', 'Abu-abu', 'Grey'),
      ],
      { required: true, default: 'abu' },
    ),
    scope: choice(
      'Dipakai oleh',
      'Used by',
      [
        { value: 'pribadi', label: { id: 'Saya sendiri', en: 'Only me' } },
        { value: 'unit', label: { id: 'Unit saya', en: 'My unit' }, tone: 'accent' },
      ],
      {
        required: true,
        default: 'pribadi',
        hint: {
          id: 'Label unit terlihat dan dapat diubah oleh semua orang di unit Anda.',
          en: 'Everybody in your unit sees and may change a unit label.',
        },
      },
    ),
    ownerId: reference('Pembuat', 'Made by', 'manajemen-user.user', { stamp: 'user' }),
    unitId: reference('Unit', 'Unit', 'master-data.unit-organisasi', { stamp: 'unit' }),
  },
  represent: ['name'],
  sort: { field: 'name', order: 'ASC' },
  columns: ['name', 'color', 'scope', 'ownerId'],
  filters: ['scope', 'color'],
  rows: (viewer): RowCondition[] => [
    { scope: 'pribadi', ownerId: viewer.userId },
    { scope: 'unit', unitId: viewer.unitId },
  ],
  lookup: ['color', 'scope'],
});

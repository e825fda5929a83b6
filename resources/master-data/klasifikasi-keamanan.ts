import { boolean, integer, resource } from '../declare.ts';
import { code, description, name } from '../shared-fields.ts';

/** The order of the classes is their rank: Biasa 1, Terbatas 2, Rahasia 3, Sangat Rahasia 4 (SPEC B3). */
export const securityClassification = resource({
  path: '/master-data/klasifikasi-keamanan',
  service: 'master-data',
  entity: 'SecurityClassification',
  label: { id: 'Klasifikasi Keamanan', en: 'Security classes' },
  singular: { id: 'klasifikasi keamanan', en: 'security class' },
  icon: 'shield',
  fields: {
    code: code(),
    name: name(),
    rank: integer('Tingkat', 'Rank', {
      required: true,
      unique: true,
      sortable: true,
      min: 1,
      max: 9,
      hint: { id: 'Makin besar makin rahasia.', en: 'The higher the more secret.' },
    }),
    description: description(),
    secretaryCanOpen: boolean('Sekretaris boleh membuka', 'Secretary may open', { default: true }),
    delegateCanOpen: boolean('Penerima delegasi boleh membuka', 'Delegate may open', { default: true }),
    maskSubject: boolean('Hal disamarkan', 'Subject is masked', {}),
    watermark: boolean('Unduhan bertanda air', 'Downloads carry a watermark', {}),
  },
  represent: ['name'],
  sort: { field: 'rank', order: 'ASC' },
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'name', 'rank', 'description'],
    },
    {
      label: { id: 'Siapa boleh membuka', en: 'Who may open' },
      help: { id: 'Selain orang yang tercantum pada naskah.', en: 'Besides the people on the letter.' },
      fields: ['secretaryCanOpen', 'delegateCanOpen', 'maskSubject', 'watermark'],
    },
  ],
  columns: ['code', 'name', 'rank', 'maskSubject', 'watermark'],
  lookup: ['code', 'rank', 'secretaryCanOpen', 'delegateCanOpen'],
});

import { choice, resource, richText } from '../declare.ts';
import { code, name } from '../shared-fields.ts';

/** A contract's introduction of a party: legal form, seat, deed, signer and authority (DOMAIN 9). */
export const comparisonTemplate = resource({
  path: '/master-data/template-komparisi',
  service: 'master-data',
  entity: 'ComparisonTemplate',
  label: { id: 'Template Komparisi', en: 'Party introductions' },
  singular: { id: 'template komparisi', en: 'party introduction' },
  icon: 'handshake',
  fields: {
    code: code(),
    name: name(),
    partyType: choice(
      'Bentuk pihak',
      'Kind of party',
      [
        { value: 'perseroan', label: { id: 'Perseroan terbatas', en: 'Limited company' } },
        { value: 'cv', label: { id: 'Persekutuan komanditer (CV)', en: 'Limited partnership' } },
        { value: 'kso', label: { id: 'Kerja sama operasi (KSO)', en: 'Joint operation' } },
        { value: 'pemerintah', label: { id: 'Instansi pemerintah', en: 'Government body' } },
        { value: 'pendidikan', label: { id: 'Lembaga pendidikan', en: 'Educational body' } },
        { value: 'perorangan', label: { id: 'Perorangan', en: 'Private person' } },
      ],
      { required: true, sortable: true },
    ),
    content: richText('Bunyi', 'Wording', {
      required: true,
      max: 20000,
      placeholders: 'contract',
    }),
  },
  represent: ['name'],
  sort: { field: 'code', order: 'ASC' },
  columns: ['code', 'name', 'partyType'],
  sections: [
    {
      label: { id: 'Identitas', en: 'Identity' },
      fields: ['code', 'name', 'partyType'],
    },
    {
      label: { id: 'Isi', en: 'Content' },
      fields: ['content'],
    },
  ],
  filters: ['partyType'],
  lookup: ['code', 'partyType'],
  lookupOne: ['content'],
});

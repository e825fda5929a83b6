import type { StarterGroup } from '../../../domain/calls/setup.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { FileCell } from '../../kinds/index.ts';
import {
  readStarter,
  type StarterClass,
  type StarterCode,
  type StarterInstruction,
  type StarterKinds,
  type StarterTemplate,
  type StarterUnit,
  starterRoles,
} from '../../starter/index.ts';
import type { Known } from './known.ts';
import { usualPosts } from './usual-posts.ts';

export type StarterRecord = { resource: string; values: Record<string, FileCell> };

/** Something to tick: the records it makes, the first of which names it. */
export type Offer = { key: string; label: string; hint: string; records: StarterRecord[] };
export type OfferGroup = Pick<StarterGroup, 'step' | 'label'> & { offers: Offer[] };

/** Everything of the starter set, for the units that there are. */
export function offersFor({ companies, units }: Known): OfferGroup[] {
  const group = (step: StarterGroup['step'], label: Message, offers: Offer[]): OfferGroup => ({
    step,
    label: translate(label),
    offers,
  });
  return [
    group('company', { id: 'Kop surat', en: 'Letterheads' }, companies.map(letterhead)),
    group('units', { id: 'Unit yang lazim', en: 'Usual units' }, companies.slice(0, 1).flatMap(usualUnits)),
    group('posts', { id: 'Jabatan tiap unit', en: 'Posts of each unit' }, posts(units)),
    group('people', { id: 'Peran', en: 'Roles' }, roles()),
    ...kinds().map(({ label, offers }) => group('kinds', label, offers)),
    group('kinds', { id: 'Instruksi disposisi', en: 'Disposition instructions' }, instructions()),
    group('classification', { id: 'Klasifikasi keamanan', en: 'Security classes' }, securityClasses()),
    group('classification', { id: 'Klasifikasi dan retensi', en: 'Classifications with retention' }, codes()),
    group('classification', { id: 'Jenis arsip', en: 'Archive types' }, archiveTypes()),
  ];
}

const letterhead = ({ code, name }: Known['companies'][number]): Offer => ({
  key: `letterhead ${code}`,
  label: `Kop ${name}`,
  hint: code,
  records: [
    {
      resource: 'master-data.template-kop-surat',
      values: {
        ...{ code: `KOP-${code}`, name: `Kop ${name}`, companyCode: code, companyName: name },
        content: `<h2>${escaped(name)}</h2>`,
      },
    },
  ],
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const usualUnits = ({ code: company }: Known['companies'][number]): Offer[] =>
  readStarter<StarterUnit[]>('usual-units').map((unit) => ({
    key: `unit ${unit.code}`,
    label: unit.name,
    hint: `${company}.${unit.code}`,
    records: [
      {
        resource: 'master-data.unit-organisasi',
        values: {
          ...{ code: `${company}.${unit.code}`, name: unit.name, type: unit.type, companyCode: company },
          parentId: unit.parent ? `${company}.${unit.parent}` : company,
          ...{ numberingCode: unit.code, archiveRole: unit.archiveRole },
          isRecordsRegistrar: unit.isRecordsRegistrar,
        },
      },
    ],
  }));

const posts = (units: Known['units']): Offer[] =>
  usualPosts(units).map(({ code, name, unitCode, parentCode, level, kind, powers }) => ({
    key: `post ${code}`,
    label: name,
    hint: units.find((unit) => unit.code === unitCode)?.name ?? unitCode,
    records: [
      {
        resource: 'pengaturan.jabatan',
        values: { code, name, unitId: unitCode, parentId: parentCode, level, kind, ...powers },
      },
    ],
  }));

const roles = (): Offer[] =>
  starterRoles()
    // The first administrator has that role already.
    .filter(({ code }) => code !== 'admin')
    .map(({ code, name, privilegedList }) => ({
      key: `role ${code}`,
      label: name,
      hint: translate({ id: `${privilegedList.length} hak`, en: `${privilegedList.length} rights` }),
      records: [
        {
          resource: 'manajemen-user.role',
          values: { code, name, privilegedList: privilegedList.join('; ') },
        },
      ],
    }));

/** A kind with its type, number pattern and template: each alone would be of no use. */
function kinds(): { label: Message; offers: Offer[] }[] {
  const { kinds, subTypes, numberingFormats } = readStarter<StarterKinds>('letter-kinds');
  const templates = readStarter<StarterTemplate[]>('letter-templates');
  return kinds.map((kind) => ({
    label: { id: kind.name, en: kind.name },
    offers: subTypes
      .filter(({ kindCode }) => kindCode === kind.code)
      .map((subType): Offer => {
        const rule = numberingFormats.find(({ group }) => group === subType.numberingGroup);
        return {
          key: `kind ${subType.code}`,
          label: subType.name,
          hint: rule ? `${subType.code}, ${rule.name}` : subType.code,
          records: [
            {
              resource: 'master-data.sub-jenis-naskah-dinas',
              values: {
                ...{ code: subType.code, name: subType.name, scriptTypeId: kind.code },
                ...{ flows: subType.flows.join('; '), numberCodeId: rule?.code ?? null },
                ...{ defaultClassificationId: subType.defaultClassification },
                ...{ minSignerLevel: subType.minSignerLevel, usesContractParts: subType.usesContractParts },
                ...{ letterhead: true, arrangement: subType.arrangement },
              },
            },
            { resource: 'master-data.jenis-naskah-dinas', values: { ...kind } },
            ...(rule
              ? [
                  {
                    resource: 'master-data.kode-nomor-naskah',
                    values: {
                      ...{ code: rule.code, name: rule.name, pattern: rule.pattern, padding: rule.padding },
                      ...{ reset: rule.reset, startAt: rule.startAt },
                      counterScope: rule.counterScope.filter((part) => part !== 'year').join('; '),
                    },
                  },
                ]
              : []),
            ...templates
              .filter(({ subTypeCode }) => subTypeCode === subType.code)
              .map(({ code, name, content }) => ({
                resource: 'master-data.template-naskah-dinas',
                values: { code, name, scriptSubTypeId: subType.code, content },
              })),
          ],
        };
      }),
  }));
}

const instructions = (): Offer[] =>
  readStarter<StarterInstruction[]>('disposition-instructions').map((given) => ({
    key: `instruction ${given.code}`,
    label: given.name,
    hint: given.code,
    records: [{ resource: 'naskah-dinas.instruksi-disposisi', values: { ...given } }],
  }));

const securityClasses = (): Offer[] =>
  readStarter<StarterClass[]>('security-levels').map(
    ({ code, name, rank, description, secretaryCanOpen, delegateCanOpen, maskSubject, watermark }) => ({
      key: `security ${code}`,
      label: name,
      hint: code,
      records: [
        {
          resource: 'master-data.klasifikasi-keamanan',
          values: {
            code,
            name,
            rank,
            description,
            secretaryCanOpen,
            delegateCanOpen,
            maskSubject,
            watermark,
          },
        },
      ],
    }),
  );

/** A function with everything below it. */
function codes(): Offer[] {
  const all = readStarter<StarterCode[]>('archive-classifications');
  return all
    .filter(({ parentCode }) => parentCode === null)
    .map((top) => {
      const own = all.filter(({ code }) => code === top.code || code.startsWith(`${top.code}.`));
      const leaves = own.filter(({ isLeaf }) => isLeaf).length;
      return {
        key: `classification ${top.code}`,
        label: `${top.code} ${top.name}`,
        hint: translate({ id: `${leaves} kode`, en: `${leaves} codes` }),
        records: own.map(({ parentCode, securityCode, ...given }) => ({
          resource: 'master-data.klasifikasi-arsip',
          values: { ...given, parentId: parentCode, securityClassificationId: securityCode },
        })),
      };
    });
}

const archiveTypes = (): Offer[] =>
  readStarter<{ code: string; name: string; medium: string; description: string }[]>('archive-types').map(
    (given) => ({
      key: `archive-type ${given.code}`,
      label: given.name,
      hint: given.code,
      records: [{ resource: 'master-data.jenis-arsip', values: { ...given } }],
    }),
  );

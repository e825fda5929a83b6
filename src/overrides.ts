import { lazy } from 'react';
import { ArchiveList, FilingList, FilingUnitPage, ItemPage, UploadPage } from './archive/index.ts';
import { Persons } from './persons/index.ts';
import type { Overrides } from './views/index.ts';
import { PathValue, PrivilegesInput, PrivilegesValue, RoleList, RolePage } from './views/privileges/index.ts';

type Parts = typeof import('./views/special/parts.ts');
/** Fields' own parts behind one door: the first load pays for each (DESIGN 5). */
const special = <Name extends Parameters<Parts['partOf']>[0]>(name: Name) =>
  lazy(async () => ({ default: (await import('./views/special/parts.ts')).partOf(name) }));

const logo = {
  input: special('logoInput'),
  value: special('logoValue'),
};

const FurtherShow = lazy(() => import('./further-shows.tsx'));
const ofTrigger = { input: special('triggerInput') };

/** All that is not generated: views, and inputs, values and companions of fields. Lazy: the first load imports this. */
export const overrides: Overrides = {
  'dokumen.arsip-aktif': { list: ArchiveList, create: UploadPage, show: ItemPage },
  'dokumen.arsip-inaktif': { list: ArchiveList, create: UploadPage, show: ItemPage },
  'dokumen.pemberkasan': {
    list: FilingList,
    show: FilingUnitPage,
    fields: { code: { input: special('filingCodeInput') } },
  },
  'dokumen.permintaan-akses': {
    fields: { archiveId: { value: special('askedItem') } },
  },
  'help.helpdesk': { fields: { page: { value: special('pageLink') } } },
  'manajemen-user.permission': { fields: { path: { value: PathValue } } },
  'manajemen-user.role': {
    list: RoleList,
    show: RolePage,
    fields: { privilegedList: { input: PrivilegesInput, value: PrivilegesValue } },
  },
  'manajemen-user.user': {
    list: Persons,
    show: FurtherShow,
    create: Persons,
    edit: Persons,
    ending: Persons,
  },
  'master-data.klasifikasi-arsip': {
    fields: { retentionTrigger: { companion: special('retentionRule') } },
  },
  'master-data.kode-nomor-naskah': {
    fields: { startAt: { companion: special('nextNumbers') } },
  },
  'master-data.sub-jenis-naskah-dinas': {
    fields: {
      arrangement: {
        companion: special('arrangementPreview'),
        isBeside: true,
      },
      adjustments: {
        input: special('adjustmentsInput'),
        value: special('adjustmentsValue'),
      },
    },
  },
  'master-data.instansi': { fields: { logo } },
  'master-data.template-kop-surat': {
    fields: {
      logo,
      companyCode: { input: special('companyInput') },
      content: { companion: special('letterheadPreview'), isBeside: true },
    },
  },
  'master-data.template-naskah-dinas': {
    fields: { content: { companion: special('templatePreview') } },
  },
  'master-data.unit-organisasi': {
    fields: {
      city: { companion: special('cityProposal') },
      companyCode: { companion: special('companyFollowers') },
    },
  },
  'pengaturan.trigger': {
    show: FurtherShow,
    fields: {
      becomes: ofTrigger,
      conditions: { ...ofTrigger, value: special('triggerConditionsValue') },
      delayMinutes: ofTrigger,
      messageText: ofTrigger,
      messageTitle: ofTrigger,
      onlyIfOpen: ofTrigger,
      recipients: ofTrigger,
      urgencies: ofTrigger,
      webhookUrl: ofTrigger,
    },
  },
  'pengaturan.pemetaan-jabatan': { show: FurtherShow },
};

import { lazy } from 'react';
import { UserPage } from './account/index.ts';
import { ArchiveList, FilingList, FilingUnitPage, ItemPage, UploadPage } from './archive/index.ts';
import { HoldingPage } from './letters/succession/index.ts';
import { Persons } from './persons/index.ts';
import type { Overrides } from './views/index.ts';
import { PathValue, PrivilegesInput, PrivilegesValue, RoleList, RolePage } from './views/privileges/index.ts';

const logo = {
  input: lazy(() => import('./views/special/logo-input.tsx')),
  value: lazy(() => import('./views/special/logo-value.tsx')),
};

/** All that is not generated: views, and inputs, values and companions of fields. Lazy: the first load imports this. */
export const overrides: Overrides = {
  'dokumen.arsip-aktif': { list: ArchiveList, create: UploadPage, show: ItemPage },
  'dokumen.arsip-inaktif': { list: ArchiveList, create: UploadPage, show: ItemPage },
  'dokumen.pemberkasan': {
    list: FilingList,
    show: FilingUnitPage,
    fields: { code: { input: lazy(() => import('./views/special/filing-code-input.tsx')) } },
  },
  'dokumen.permintaan-akses': {
    fields: { archiveId: { value: lazy(() => import('./views/special/asked-item.tsx')) } },
  },
  'help.helpdesk': { fields: { page: { value: lazy(() => import('./views/special/page-link.tsx')) } } },
  'manajemen-user.permission': { fields: { path: { value: PathValue } } },
  'manajemen-user.role': {
    list: RoleList,
    show: RolePage,
    fields: { privilegedList: { input: PrivilegesInput, value: PrivilegesValue } },
  },
  'manajemen-user.user': { show: UserPage, create: Persons, edit: Persons, ending: Persons },
  'master-data.klasifikasi-arsip': {
    fields: { retentionTrigger: { companion: lazy(() => import('./views/special/retention-rule.tsx')) } },
  },
  'master-data.kode-nomor-naskah': {
    fields: { startAt: { companion: lazy(() => import('./views/special/next-numbers.tsx')) } },
  },
  'master-data.sub-jenis-naskah-dinas': {
    fields: {
      arrangement: {
        companion: lazy(() => import('./views/special/arrangement-preview.tsx')),
        isBeside: true,
      },
      adjustments: {
        input: lazy(() => import('./views/special/adjustments-input.tsx')),
        value: lazy(() => import('./views/special/adjustments-value.tsx')),
      },
    },
  },
  'master-data.instansi': { fields: { logo } },
  'master-data.template-kop-surat': {
    fields: {
      logo,
      companyCode: { input: lazy(() => import('./views/special/company-input.tsx')) },
      content: { companion: lazy(() => import('./views/special/letterhead-preview.tsx')), isBeside: true },
    },
  },
  'master-data.template-naskah-dinas': {
    fields: { content: { companion: lazy(() => import('./views/special/template-preview.tsx')) } },
  },
  'pengaturan.trigger': {
    fields: {
      becomes: { input: lazy(() => import('./views/special/trigger-value-input.tsx')) },
      recipients: { input: lazy(() => import('./views/special/trigger-recipients-input.tsx')) },
    },
  },
  'pengaturan.pemetaan-jabatan': { show: HoldingPage },
};

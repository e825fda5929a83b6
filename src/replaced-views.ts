import type { ComponentType } from 'react';
import { UserPage } from './account/index.ts';
import { ArchiveList, FilingList, FilingUnitPage, ItemPage, UploadPage } from './archive/index.ts';
import { HoldingPage } from './letters/succession/index.ts';
import type { View } from './views/index.ts';

/** Views of declared resources that a capability provides in place of the generated ones. */
export const replacedViews: Record<string, Partial<Record<View, ComponentType>>> = {
  'dokumen.arsip-aktif': { list: ArchiveList, create: UploadPage, show: ItemPage },
  'dokumen.arsip-inaktif': { list: ArchiveList, create: UploadPage, show: ItemPage },
  'manajemen-user.user': { show: UserPage },
  'pengaturan.pemetaan-jabatan': { show: HoldingPage },
  'dokumen.pemberkasan': { list: FilingList, show: FilingUnitPage },
};

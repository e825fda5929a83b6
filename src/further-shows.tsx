import type { ComponentType } from 'react';
import { useResourceContext } from 'react-admin';
import { UserPage } from './account/show.ts';
import { HoldingPage } from './letters/succession/show.ts';
import { TriggerPage } from './triggers/index.ts';

const pages: Record<string, ComponentType> = {
  'manajemen-user.user': UserPage,
  'pengaturan.pemetaan-jabatan': HoldingPage,
  'pengaturan.trigger': TriggerPage,
};

/** Records' pages with more than is declared, behind one door: the first load pays for each (DESIGN 5). */
export default function FurtherShow() {
  const Page = pages[useResourceContext() ?? ''];
  return Page ? <Page /> : null;
}

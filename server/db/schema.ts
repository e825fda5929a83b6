import type { PgTable } from 'drizzle-orm/pg-core';
import { resources } from '../../resources/index.ts';
import * as accounts from '../accounts/tables.ts';
import * as archiveFiling from '../archive/filing/tables.ts';
import * as archiveLending from '../archive/lending/tables.ts';
import * as archiveRetention from '../archive/retention/tables.ts';
import * as archive from '../archive/tables.ts';
import * as audit from '../audit/tables.ts';
import * as calendar from '../calendar/tables.ts';
import { anyTableOf, partTablesOf } from '../crud/index.ts';
import * as crud from '../crud/tables.ts';
import * as dashboard from '../dashboard/tables.ts';
import * as directory from '../directory/tables.ts';
import * as help from '../help/tables.ts';
import * as installation from '../installation/tables.ts';
import * as jobs from '../jobs/tables.ts';
import * as letterheads from '../letterheads/tables.ts';
import * as letterBulk from '../letters/bulk/tables.ts';
import * as letterComments from '../letters/comments/tables.ts';
import * as dispatch from '../letters/dispatch/tables.ts';
import * as dispositions from '../letters/dispositions/tables.ts';
import * as letterGroups from '../letters/groups/tables.ts';
import * as registering from '../letters/incoming/tables.ts';
import * as labelling from '../letters/labelling/tables.ts';
import * as letterLists from '../letters/lists/tables.ts';
import * as letterMailed from '../letters/mailed/tables.ts';
import * as letterParts from '../letters/parts/tables.ts';
import * as letterPictures from '../letters/pictures/tables.ts';
import * as reminding from '../letters/reminding/tables.ts';
import * as sealing from '../letters/sealing/tables.ts';
import * as letterSigning from '../letters/signing/tables.ts';
import * as snoozing from '../letters/snoozing/tables.ts';
import * as succession from '../letters/succession/tables.ts';
import * as letters from '../letters/tables.ts';
import * as letterUploads from '../letters/uploads/tables.ts';
import * as letterVersions from '../letters/versions/tables.ts';
import * as lives from '../lives/tables.ts';
import * as mail from '../mail/tables.ts';
import * as masked from '../masked/tables.ts';
import * as notifications from '../notifications/tables.ts';
import * as recordFiles from '../record-files/tables.ts';
import * as reportSubscriptions from '../reports/tables.ts';
import * as savedViews from '../saved-views/tables.ts';
import * as search from '../search/tables.ts';
import * as texts from '../texts/tables.ts';
import * as transfer from '../transfer/tables.ts';
import * as triggers from '../triggers/tables.ts';

/**
 * Every table of the product: derived from declarations, and the capabilities' own. Migrations are generated from
 * it.
 */
export const schema: Record<string, PgTable> = {
  ...Object.fromEntries(
    resources
      .filter((resource) => !resource.view)
      .flatMap((resource) => [
        [resource.name, anyTableOf(resource) as unknown as PgTable],
        ...partTablesOf(resource).map((table, at) => [`${resource.name}#${at}`, table]),
      ]),
  ),
  ...(crud as unknown as Record<string, PgTable>),
  ...(accounts as unknown as Record<string, PgTable>),
  ...(audit as unknown as Record<string, PgTable>),
  ...(archive as unknown as Record<string, PgTable>),
  ...(archiveRetention as unknown as Record<string, PgTable>),
  ...(archiveFiling as unknown as Record<string, PgTable>),
  ...(archiveLending as unknown as Record<string, PgTable>),
  ...(installation as unknown as Record<string, PgTable>),
  ...(letterheads as unknown as Record<string, PgTable>),
  ...(letters as unknown as Record<string, PgTable>),
  ...(letterMailed as unknown as Record<string, PgTable>),
  ...(letterParts as unknown as Record<string, PgTable>),
  ...(letterLists as unknown as Record<string, PgTable>),
  ...(dispatch as unknown as Record<string, PgTable>),
  ...(letterBulk as unknown as Record<string, PgTable>),
  ...(letterGroups as unknown as Record<string, PgTable>),
  ...(dispositions as unknown as Record<string, PgTable>),
  ...(letterVersions as unknown as Record<string, PgTable>),
  ...(letterComments as unknown as Record<string, PgTable>),
  ...(letterUploads as unknown as Record<string, PgTable>),
  ...(letterPictures as unknown as Record<string, PgTable>),
  ...(labelling as unknown as Record<string, PgTable>),
  ...(registering as unknown as Record<string, PgTable>),
  ...(reminding as unknown as Record<string, PgTable>),
  ...(sealing as unknown as Record<string, PgTable>),
  ...(snoozing as unknown as Record<string, PgTable>),
  ...(letterSigning as unknown as Record<string, PgTable>),
  ...(lives as unknown as Record<string, PgTable>),
  ...masked,
  ...(mail as unknown as Record<string, PgTable>),
  ...(notifications as unknown as Record<string, PgTable>),
  ...(transfer as unknown as Record<string, PgTable>),
  ...(recordFiles as unknown as Record<string, PgTable>),
  ...(reportSubscriptions as unknown as Record<string, PgTable>),
  ...(savedViews as unknown as Record<string, PgTable>),
  ...(help as unknown as Record<string, PgTable>),
  ...(search as unknown as Record<string, PgTable>),
  ...(texts as unknown as Record<string, PgTable>),
  ...(triggers as unknown as Record<string, PgTable>),
  ...(jobs as unknown as Record<string, PgTable>),
  ...(succession as unknown as Record<string, PgTable>),
  ...(dashboard as unknown as Record<string, PgTable>),
  ...(directory as unknown as Record<string, PgTable>),
  ...(calendar as unknown as Record<string, PgTable>),
};

import { archive } from '../../resources/dokumen/arsip.ts';
import { filingUnit } from '../../resources/dokumen/pemberkasan/berkas.ts';
import { event } from '../../resources/dokumen/pemberkasan/kelola-peristiwa.ts';
import { type Hooks, joinHooks } from '../crud/index.ts';
import { eventHooks, recountHooks } from './retention/event-hooks.ts';
import { archiveHooks } from './rules/archive-hooks.ts';
import { filingUnitHooks } from './rules/filing-unit-hooks.ts';

export { accessRequests } from './access/access-requests.ts';
export { deciderPostsOf, peopleWhoDecide } from './access/deciders.ts';
export { keepRequests } from './access/keep-requests.ts';
export { addReader } from './access/readers.ts';
export { isGranted } from './access/stages.ts';
export { waitsForDecisionOf } from './access/waiting-for.ts';
export { openedArchives, seenArchives, seenFilingUnits } from './filing/seen-archives.ts';
export { typedIn } from './filing/typed-in.ts';
export { remindLoans } from './lending/remind-loans.ts';
export { comesDue, comesDueAfter, endOfPeriod, isDueForAny } from './retention/due.ts';
export { runRetention } from './retention/nightly-run.ts';
export { keepersOf, recordsPeople } from './retention/people.ts';
export { waitsForStepOf } from './retention/waiting-for.ts';

export const archiveCrudHooks: Record<string, Hooks> = joinHooks(
  { [archive.name]: archiveHooks, [filingUnit.name]: filingUnitHooks, [event.name]: eventHooks },
  { [filingUnit.name]: recountHooks },
);

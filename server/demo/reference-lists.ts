import { event } from '../../resources/dokumen/pemberkasan/kelola-peristiwa.ts';
import { trigger } from '../../resources/index.ts';
import { faq } from '../../resources/master-data/faq.ts';
import { institution } from '../../resources/master-data/instansi.ts';
import { archiveType } from '../../resources/master-data/jenis-arsip.ts';
import { unitCode } from '../../resources/master-data/kode-unit.ts';
import { dispositionInstruction } from '../../resources/naskah-dinas/instruksi-disposisi.ts';
import { label } from '../../resources/naskah-dinas/kelola-label.ts';
import { unitGroup } from '../../resources/pengaturan/grup-unit.ts';
import { tableOf } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { readStarter, type StarterInstruction } from '../starter/index.ts';
import { demoId } from './ids.ts';
import { readData } from './read-data.ts';

type Coded = { code: string; name: string };
type Unit = Coded & { numberingCode: string };
type Occurrence = Coded & {
  unitId: string;
  startDate: string;
  endDate: string | null;
  status: string;
  retentionStartDate: string | null;
};
type Question = { code: string; category: string; question: string; answer: string; sortOrder: number };
type Rule = Coded & {
  event: string;
  urgencies: string[];
  onlyIfOpen: boolean;
  delayMinutes: number;
  actions: string[];
  recipients: string[];
};

/** Lists that refer to nothing but units: institutions, archive types, questions, groups, events, triggers. */
export async function seedReferenceLists(executor: Executor): Promise<void> {
  const institutions = readData<(Coded & { type: string; city: string; email: string })[]>('institutions');
  await executor.insert(tableOf(institution)).values(withIds('institution', institutions));
  const types = readStarter<(Coded & { medium: string; description: string })[]>('archive-types');
  await executor.insert(tableOf(archiveType)).values(withIds('archive-type', types));
  await executor.insert(tableOf(faq)).values(withIds('faq', readData<Question[]>('faq')));
  const instructions = readStarter<StarterInstruction[]>('disposition-instructions');
  await executor.insert(tableOf(dispositionInstruction)).values(withIds('instruction', instructions));
  await executor.insert(tableOf(trigger)).values(withIds('trigger', readData<Rule[]>('triggers')));
  await seedUnitLists(executor);
}

async function seedUnitLists(executor: Executor): Promise<void> {
  await executor.insert(tableOf(unitCode)).values(
    readData<Unit[]>('units').map(({ code, name }) => ({
      id: demoId('unit-code', code),
      code,
      name,
      unitId: demoId('unit', code),
    })),
  );
  await executor.insert(tableOf(unitGroup)).values(
    readData<(Coded & { unitIds: string[] })[]>('unit-groups').map((group) => ({
      ...group,
      id: demoId('unit-group', group.code),
      unitIds: group.unitIds.map((unit) => demoId('unit', unit)),
    })),
  );
  await executor.insert(tableOf(event)).values(
    readData<Occurrence[]>('events').map((occurrence) => ({
      ...occurrence,
      id: demoId('event', occurrence.code),
      unitId: demoId('unit', occurrence.unitId),
    })),
  );
}

/** Labels of the demo's drafter and of that person's unit; needs the people. */
export async function seedLabels(executor: Executor): Promise<void> {
  const owner = { ownerId: demoId('user', 'U085'), unitId: demoId('unit', 'NTR.OPT.LLN') };
  await executor.insert(tableOf(label)).values(
    readData<{ name: string; color: string; scope: string }[]>('labels').map((made) => ({
      ...made,
      ...owner,
      id: demoId('label', made.name),
    })),
  );
}

const withIds = <Row extends { code: string }>(kind: string, rows: Row[]): (Row & { id: string })[] =>
  rows.map((row) => ({ ...row, id: demoId(kind, row.code) }));

import { scriptType } from '../../resources/master-data/jenis-naskah-dinas.ts';
import { archiveClassification } from '../../resources/master-data/klasifikasi-arsip.ts';
import { securityClassification } from '../../resources/master-data/klasifikasi-keamanan.ts';
import { scriptNumberCode } from '../../resources/master-data/kode-nomor-naskah.ts';
import { subType } from '../../resources/master-data/sub-jenis-naskah-dinas.ts';
import { letterheadTemplate } from '../../resources/master-data/template-kop-surat.ts';
import { scriptTemplate } from '../../resources/master-data/template-naskah-dinas.ts';
import { organizationUnit } from '../../resources/master-data/unit-organisasi.ts';
import { tableOf } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { sha256 } from '../documents/index.ts';
import { logos } from '../letterheads/tables.ts';
import {
  readStarter,
  type StarterClass,
  type StarterCode,
  type StarterKinds,
  type StarterTemplate,
} from '../starter/index.ts';
import { demoId } from './ids.ts';
import { readData } from './read-data.ts';

type Unit = {
  code: string;
  name: string;
  parentId: string | null;
  companyCode: string;
  type: string;
  city?: string;
  numberingCode: string;
  archiveRole: string;
  isRecordsRegistrar: boolean;
  sortOrder: number;
};
/** Seeds the instruments of DOMAIN 1: units, kinds, numbering, security, classification. */
export async function seedMasterData(executor: Executor): Promise<void> {
  await seedUnits(executor);
  await seedSecurityAndClassification(executor);
  await seedKinds(executor);
}

async function seedUnits(executor: Executor): Promise<void> {
  // The file lists parents before their children.
  await executor.insert(tableOf(organizationUnit)).values(
    readData<Unit[]>('units').map((unit) => ({
      ...unit,
      id: demoId('unit', unit.code),
      parentId: unit.parentId && demoId('unit', unit.parentId),
    })),
  );
  const companies =
    readData<{ code: string; name: string; address: string; phone: string; logo: string }[]>('companies');
  await executor.insert(logos).values(
    companies.map(({ logo }) => ({
      ...{ hash: sha256(Buffer.from(logo)), mimeType: 'image/svg+xml' },
      content: Buffer.from(logo),
    })),
  );
  await executor.insert(tableOf(letterheadTemplate)).values(
    companies.map((company) => ({
      id: demoId('letterhead', company.code),
      code: `KOP-${company.code}`,
      name: `Kop ${company.name}`,
      companyCode: company.code,
      companyName: company.name,
      logo: sha256(Buffer.from(company.logo)),
      ...{ font: 'source-serif', fontSize: 11, followingHead: 'running' },
      content: `<h2>${company.name}</h2><p>${company.address}<br>Telp. ${company.phone}</p>`,
    })),
  );
}

async function seedSecurityAndClassification(executor: Executor): Promise<void> {
  await executor.insert(tableOf(securityClassification)).values(
    readStarter<StarterClass[]>('security-levels').map((level) => ({
      id: demoId('security', level.code),
      code: level.code,
      name: level.name,
      rank: level.rank,
      description: level.description,
      secretaryCanOpen: level.secretaryCanOpen,
      delegateCanOpen: level.delegateCanOpen,
      maskSubject: level.maskSubject,
      watermark: level.watermark,
    })),
  );
  const triggers = archiveClassification.fields.retentionTrigger.choices;
  await executor.insert(tableOf(archiveClassification)).values(
    readStarter<StarterCode[]>('archive-classifications').map(
      ({ parentCode, securityCode, retentionTrigger, ...node }) => ({
        ...node,
        id: demoId('classification', node.code),
        parentId: parentCode && demoId('classification', parentCode),
        securityClassificationId: securityCode && demoId('security', securityCode),
        retentionTrigger: triggers.find((choice) => choice.label.id === retentionTrigger)?.value ?? null,
      }),
    ),
  );
}

async function seedKinds(executor: Executor): Promise<void> {
  const { kinds, subTypes, numberingFormats } = readStarter<StarterKinds>('letter-kinds');
  await executor.insert(tableOf(scriptNumberCode)).values(
    numberingFormats.map(({ group, counterScope, ...format }) => ({
      id: demoId('numbering', group),
      code: format.code,
      name: format.name,
      pattern: format.pattern,
      padding: format.padding,
      reset: format.reset,
      counterScope: counterScope.filter((part) => part !== 'year'),
      startAt: format.startAt,
    })),
  );
  await executor
    .insert(tableOf(scriptType))
    .values(kinds.map((kind) => ({ ...kind, id: demoId('kind', kind.code) })));
  await executor.insert(tableOf(subType)).values(
    subTypes.map((kind) => ({
      id: demoId('sub-kind', kind.code),
      code: kind.code,
      name: kind.name,
      scriptTypeId: demoId('kind', kind.kindCode),
      flows: kind.flows,
      numberCodeId: demoId('numbering', kind.numberingGroup),
      defaultClassificationId: demoId('classification', kind.defaultClassification),
      minSignerLevel: kind.minSignerLevel,
      usesContractParts: kind.usesContractParts,
      letterhead: true,
      arrangement: kind.arrangement,
    })),
  );
  const templates = readStarter<StarterTemplate[]>('letter-templates');
  await executor.insert(tableOf(scriptTemplate)).values(
    templates.map(({ subTypeCode, ...template }) => ({
      ...template,
      id: demoId('template', template.code),
      scriptSubTypeId: demoId('sub-kind', subTypeCode),
    })),
  );
}

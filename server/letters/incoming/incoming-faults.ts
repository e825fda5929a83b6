import { eq } from 'drizzle-orm';
import { scanTypes } from '../../../domain/letters/incoming.ts';
import { translate } from '../../../lib/language.ts';
import { institution } from '../../../resources/master-data/instansi.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Draft } from '../drafting/draft.ts';

/**
 * Finds faults in a draft's external part: an unknown or inactive institution, a scan that cannot be shown as a
 * page.
 * @param before the stored part: an untouched institution passes, as all references do
 */
export async function incomingFaults(
  executor: Executor,
  { parts }: Draft,
  before?: Draft,
): Promise<Record<string, string[]>> {
  if (!parts.incoming) return {};
  const { externalSenderId } = parts.incoming;
  const isUntouched = before?.parts.incoming?.externalSenderId === externalSenderId;
  const faults: Record<string, string[]> = {};
  if (externalSenderId && !isUntouched && !(await isUsable(executor, externalSenderId)))
    faults['externalToInternal.externalSenderId'] = [
      translate({ id: 'Instansi ini tidak dapat dipakai.', en: 'This institution cannot be used.' }),
    ];
  const scan = parts.files.find(({ isDocument }) => isDocument);
  if (scan && !scanTypes.some((type) => type === scan.mimeType))
    faults.attachments = [
      translate({
        id: 'Pindaian harus berupa PDF, JPG, atau PNG.',
        en: 'The scan must be a PDF, JPG or PNG.',
      }),
    ];
  return faults;
}

async function isUsable(executor: Executor, id: string): Promise<boolean> {
  const [found] = await executor
    .select({ isActive: institutions.isActive })
    .from(institutions)
    .where(eq(institutions.id, id));
  return found?.isActive === true;
}

const institutions = tableOf(institution);

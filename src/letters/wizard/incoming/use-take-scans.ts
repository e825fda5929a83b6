import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId, useNaskah } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import { failureMessage } from '../../../ui/failures.ts';
import { type Draft, inputOf } from '../draft/draft.ts';
import { attachmentOf } from '../draft/read-file.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { documentOf } from '../steps/document-field.tsx';
import { stepMessages } from '../steps/messages.ts';
import { incomingMessages } from './messages.ts';
import { keepPile, pileOf, takenNow } from './pile.ts';
import { scanFault } from './scan-file.ts';
import { queueKey, useQueueItems } from './use-queue.ts';

/** Files taken at once: a pile. */
export const mostScans = 20;

type Taking = {
  take: (files: File[]) => Promise<void>;
  /** What could not be taken, a line each. */
  fault: string | undefined;
  /** Uploaded, of how many; undefined while none is. */
  progress: { done: number; all: number } | undefined;
};

/** Makes of each scan a draft of registration like this one: the first is this letter's own where it has none yet. */
export function useTakeScans(): Taking {
  const { draft, change, autosave } = useWizard();
  const { saveLetter } = useNaskah();
  const { items = [] } = useQueueItems();
  const client = useQueryClient();
  const [fault, setFault] = useState<string>();
  const [progress, setProgress] = useState<Taking['progress']>();

  const take = async (chosen: File[]) => {
    const faults = chosen.length > mostScans ? [translate(incomingMessages.tooManyScans(mostScans))] : [];
    const files: File[] = [];
    for (const file of chosen.slice(0, mostScans)) {
      const wrong = await scanFault(file).catch(() => translate(stepMessages.unreadable(file.name)));
      if (wrong) faults.push(wrong);
      else files.push(file);
    }
    const [first, ...others] = documentOf(draft.attachments) ? [undefined, ...files] : files;
    if (first) {
      const scan = await attachmentOf(first, true);
      change((now) => ({ attachments: [scan, ...now.attachments.filter((other) => !other.isDocument)] }));
    }
    // More scans lie on the pile in hand; the first of a letter begins one.
    const ids = first ? [draft.id] : pileOf(items, draft.id, takenNow()).map(({ letterId }) => letterId);
    if (!ids.includes(draft.id)) ids.push(draft.id);
    for (const [done, file] of others.entries()) {
      if (!file) continue;
      setProgress({ done, all: others.length });
      try {
        ids.push((await saveLetter(await draftOfScan(draft, file))).id);
      } catch (error) {
        faults.push(`${file.name}: ${failureMessage(error)}`);
      }
    }
    keepPile(ids);
    setProgress(undefined);
    setFault(faults.join('\n') || undefined);
    await autosave.flush();
    await client.invalidateQueries({ queryKey: queueKey });
  };
  return { take, fault, progress };
}

/** A new letter with the same receipt and place; its kind and class follow from its own sender. */
async function draftOfScan(like: Draft, file: File) {
  const { title, fileName, content } = await attachmentOf(file, true);
  const block = like.externalToInternal;
  const { input } = inputOf({
    ...like,
    id: newId(),
    ...unsaid,
    externalToInternal: block && { ...block, externalSenderId: null, externalSenderName: '' },
  });
  return {
    ...input,
    attachments: [{ title, fileName, positionOrder: 1, isDocument: true, ...(content && { content }) }],
  };
}

const unsaid = {
  naskahDinasParentCategoryId: null,
  naskahDinasCategoryId: null,
  permissionClassificationId: null,
  archiveClassificationId: null,
  urgency: 'BIASA',
  number: null,
  place: null,
  scriptDate: null,
  subject: '',
  receivers: [],
  ccs: [],
  attachments: [],
} satisfies Partial<Draft>;

import { type NaskahDataProvider, newId } from '../../../dataProvider/index.ts';
import { archiveLimits } from '../../../domain/archive/archive-detail.ts';
import type { InspectedFile } from '../../../domain/calls/archive-item-shapes.ts';
import type { Deposit } from '../../../domain/calls/archive-items.ts';
import { isOfKnownKind, otherKind } from '../../../lib/file-kinds.ts';
import { translate } from '../../../lib/language.ts';
import { failureMessage, fieldErrors, isTransient } from '../../ui/failures.ts';
import { commonName, otherNames } from './field-names.ts';
import type { ProposedFields } from './proposed-fields.ts';
import { sendFile } from './send-file.ts';

export type DepositStage =
  | 'queued'
  | 'sending'
  | 'waiting'
  | 'reading'
  | 'ready'
  | 'refused'
  | 'saving'
  | 'saved';
/** File being deposited as an archive item. */
export type DepositRow = {
  key: string;
  file: File;
  stage: DepositStage;
  /** How much has arrived, from 0 to 1. */
  share: number;
  /** Why it is refused, or could not be saved. */
  message?: string;
  /** Network failure, not a refusal: a retry may succeed. */
  mayRetry?: boolean;
  uploadId?: string;
  inspected?: InspectedFile;
  /** What was typed or accepted for this item, and where it deviates from the shared values; by field. */
  values: Record<string, unknown>;
  errors: Record<string, string>;
  savedId?: string;
};
export type DepositMode = 'each' | 'one';
type Verbs = Pick<
  NaskahDataProvider,
  'startUpload' | 'getUpload' | 'putUploadPart' | 'dropUpload' | 'inspectUpload' | 'depositArchive'
>;

/** Merges shared and own values; the own win. An empty own date falls back to the shared one. */
export const recordOf = (
  { values }: Pick<DepositRow, 'values'>,
  shared: Record<string, unknown>,
): Record<string, unknown> => ({
  ...shared,
  ...values,
  [commonName]: values[commonName] || shared[commonName] || null,
});

/** An item has other values than those it would share. */
export const isDeviating = ({ values }: Pick<DepositRow, 'values'>): boolean =>
  otherNames.some((name) => name in values);

/** The shared values as an item's own, to deviate from; not where something else is still proposed. */
export const othersOf = (shared: Record<string, unknown>, asked: ProposedFields): Record<string, unknown> =>
  Object.fromEntries(
    otherNames.filter((name) => !(name in asked)).map((name) => [name, shared[name] ?? null]),
  );

export type Depositor = ReturnType<typeof createDepositor>;

/** Uploads files one after the other, has the server read them, and creates items on request. */
export function createDepositor(verbs: Verbs, status: Deposit['status']) {
  let rows: readonly DepositRow[] = [];
  let isRunning = false;
  const listeners = new Set<() => void>();
  const stops = new Map<string, AbortController>();

  const tell = (next: readonly DepositRow[]) => {
    rows = next;
    for (const listener of listeners) listener();
  };
  const put = (key: string, change: Partial<DepositRow>) =>
    tell(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const rowOf = (key: string) => rows.find((row) => row.key === key);

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      for (let next = queued(); next; next = queued()) await bring(next);
    } finally {
      isRunning = false;
    }
  }
  const queued = () => rows.find((row) => row.stage === 'queued');

  async function bring({ key, file, uploadId: known }: DepositRow): Promise<void> {
    const stop = new AbortController();
    stops.set(key, stop);
    try {
      put(key, { stage: 'sending', share: 0, message: undefined });
      const uploadId =
        known ??
        (await sendFile(file, {
          verbs,
          signal: stop.signal,
          onShare: (share) => put(key, { stage: 'sending', share }),
          onWaiting: () => put(key, { stage: 'waiting' }),
        }));
      put(key, { stage: 'reading', uploadId });
      const inspected = await verbs.inspectUpload(uploadId, { signal: stop.signal });
      if (inspected.fault) return put(key, { stage: 'refused', message: inspected.fault });
      put(key, { stage: 'ready', inspected });
    } catch (error) {
      if (stop.signal.aborted) return;
      const message = failureMessage(error);
      put(key, { stage: 'refused', message, mayRetry: isTransient(error) });
    } finally {
      stops.delete(key);
    }
  }

  async function deposit(some: readonly DepositRow[], record: Record<string, unknown>): Promise<boolean> {
    for (const row of some) put(row.key, { stage: 'saving', errors: {}, message: undefined });
    try {
      const files = some.map((row) => ({
        uploadId: row.uploadId ?? '',
        title: String(row.values.title ?? row.inspected?.title ?? ''),
      }));
      const { id } = await verbs.depositArchive(record, files, status);
      for (const row of some) put(row.key, { stage: 'saved', savedId: id });
      return true;
    } catch (error) {
      const errors = fieldErrors(error);
      for (const [at, row] of some.entries()) {
        const message = errors[`files.${at}`] ?? failureMessage(error);
        put(row.key, { stage: 'ready', message, errors });
      }
      return false;
    }
  }

  const change = (key: string, values: Record<string, unknown>) => {
    const row = rowOf(key);
    if (!row) return;
    const errors = Object.fromEntries(Object.entries(row.errors).filter(([name]) => !(name in values)));
    put(key, { values: { ...row.values, ...values }, errors });
  };

  return {
    snapshot: () => rows,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files: readonly File[]) => {
      const room = archiveLimits.files - rows.filter((row) => row.stage !== 'saved').length;
      const added = files.slice(0, Math.max(0, room)).map((file): DepositRow => {
        const row = { key: newId(), file, share: 0, values: {}, errors: {} };
        // Skip the upload of files that are certain to be refused.
        return isOfKnownKind(file.name)
          ? { ...row, stage: 'queued' }
          : { ...row, stage: 'refused', message: translate(otherKind) };
      });
      tell([...rows, ...added]);
      void run();
      return files.length - added.length;
    },
    remove: (key: string) => {
      stops.get(key)?.abort();
      const uploadId = rowOf(key)?.uploadId;
      if (uploadId) void verbs.dropUpload(uploadId).catch(() => undefined);
      tell(rows.filter((row) => row.key !== key));
    },
    change,
    /** Takes over what is proposed; with a choice of its own the item deviates from the others. */
    accept: (key: string, fields: ProposedFields, shared: Record<string, unknown>) => {
      const said = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
      const row = rowOf(key);
      const isOther = otherNames.some((name) => name in said) && row && !isDeviating(row);
      change(key, { ...(isOther && othersOf(shared, fields)), ...said });
    },
    forget: (key: string, names: readonly string[]) => {
      const row = rowOf(key);
      if (!row) return;
      const values = Object.fromEntries(Object.entries(row.values).filter(([name]) => !names.includes(name)));
      put(key, { values });
    },
    blame: (key: string, errors: Record<string, string>) => put(key, { errors }),
    retry: (key: string) => {
      put(key, { stage: 'queued', message: undefined, mayRetry: undefined });
      void run();
    },
    /**
     * Creates items from all rows that are ready.
     * @returns how many files succeeded and how many failed
     */
    save: async (mode: DepositMode, shared: Record<string, unknown>) => {
      const ready = rows.filter((row) => row.stage === 'ready');
      if (mode === 'one') {
        const isSaved = await deposit(ready, shared);
        return isSaved ? { saved: ready.length, left: 0 } : { saved: 0, left: ready.length };
      }
      let saved = 0;
      for (const row of ready) if (await deposit([row], recordOf(row, shared))) saved += 1;
      return { saved, left: ready.length - saved };
    },
    stop: () => {
      for (const stop of stops.values()) stop.abort();
      listeners.clear();
    },
  };
}

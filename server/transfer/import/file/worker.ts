import { parentPort, workerData } from 'node:worker_threads';
import { FileFault } from './cells.ts';
import { readTable } from './read-table.ts';

// Own thread and memory: a large file blocks no requests, and a hostile one ends only this thread.
const { bytes, fileName, sheet, others } = workerData as {
  bytes: Uint8Array;
  fileName: string;
  sheet?: string;
  others: readonly string[];
};
try {
  parentPort?.postMessage({ table: await readTable(bytes, fileName, sheet, others) });
} catch (error) {
  if (!(error instanceof FileFault)) throw error;
  parentPort?.postMessage({ fault: error.pair });
}

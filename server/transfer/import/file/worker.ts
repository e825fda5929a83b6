import { parentPort, workerData } from 'node:worker_threads';
import { FileFault } from './cells.ts';
import { readTable } from './read-table.ts';

// A thread of its own, with memory of its own: reading a large file holds nobody up, and a hostile one ends here.
const { bytes, fileName, sheet } = workerData as { bytes: Uint8Array; fileName: string; sheet?: string };
try {
  parentPort?.postMessage({ table: await readTable(bytes, fileName, sheet) });
} catch (error) {
  if (!(error instanceof FileFault)) throw error;
  parentPort?.postMessage({ fault: error.words });
}

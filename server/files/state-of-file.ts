import { Refusal } from '../http/index.ts';
import type { FileStore } from './file-store.ts';

export type FileState = 'whole' | 'altered' | 'missing';

/** Reads stored content against its hash, which is its name. */
export async function stateOfFile(files: FileStore, hash: string): Promise<FileState> {
  try {
    (await files.getFile(hash)).destroy();
    return 'whole';
  } catch (error) {
    if (error instanceof Refusal) return error.statusCode === 404 ? 'missing' : 'altered';
    throw error;
  }
}

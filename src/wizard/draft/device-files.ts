// Files that wait for the server. They are too large for localStorage.

const store = 'files';

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('naskah-drafts', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function within<T>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = work(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

const keyOf = (letterId: string, key: string) => `${letterId}/${key}`;

/** Keeps a file's base64 on this device. */
export const writeFile = (letterId: string, key: string, content: string): Promise<unknown> =>
  within('readwrite', (files) => files.put(content, keyOf(letterId, key)));

/** The file's base64, or undefined when this device does not have it. */
export const readFile = (letterId: string, key: string): Promise<string | undefined> =>
  within<string | undefined>('readonly', (files) => files.get(keyOf(letterId, key)));

/** Throws away every file kept for a letter. */
export const deleteFiles = (letterId: string): Promise<unknown> =>
  within('readwrite', (files) => files.delete(IDBKeyRange.bound(`${letterId}/`, `${letterId}/\uffff`)));

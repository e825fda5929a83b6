type Within = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest) => Promise<T>;

/**
 * IndexedDB store. Opens and closes the database per request, so that it can be deleted at any time.
 * @param keyPath of a record's key; without it the key is given beside the record
 */
export function deviceDatabase(database: string, store: string, keyPath?: string): Within {
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore(store, keyPath === undefined ? undefined : { keyPath });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  return async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<T> => {
    const opened = await open();
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = opened.transaction(store, mode);
        const request = work(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request.result as T);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      opened.close();
    }
  };
}

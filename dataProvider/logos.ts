import { logoAddress } from '../domain/letters/logo.ts';
import type { Http } from './http.ts';

type Signalled = { signal?: AbortSignal };

export type LogoVerbs = {
  /** Uploads a company's mark. @returns the hash that a letterhead names it by */
  uploadLogo: (file: Blob) => Promise<string>;
  /** Fetches a logo by hash as a data URL: with the session's permissions, cached by the browser. */
  logoPicture: (hash: string, options?: Signalled) => Promise<string>;
};

export const createLogoVerbs = (http: Http): LogoVerbs => ({
  uploadLogo: async (file) =>
    (
      await http.json<{ logo: string }>('/master-data/api/Logo', {
        method: 'POST',
        body: file,
        headers: { 'Content-Type': file.type || 'application/octet-stream' },
      })
    ).logo,
  logoPicture: async (hash, options) => asDataAddress(await http.blob(logoAddress(hash), options)),
});

const asDataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

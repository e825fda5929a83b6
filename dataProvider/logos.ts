import type { LogoCalls } from '../domain/calls/logos.ts';
import { logoAddress } from '../domain/letters/logo.ts';
import type { Http, Signalled } from './http.ts';

export const createLogoVerbs = ({ call, file }: Http) => ({
  /** Uploads a company's mark. @returns the hash that a letterhead names it by */
  uploadLogo: async (file: Blob) => {
    const body = file.type ? file : new Blob([file], { type: 'application/octet-stream' });
    return (await call<LogoCalls['upload']>('POST', '/master-data/api/Logo', { body })).logo;
  },
  /** Fetches a logo by hash as a data URL: with the session's permissions, cached by the browser. */
  logoPicture: async (hash: string, options?: Signalled) =>
    asDataAddress(await file<LogoCalls['read']>('GET', logoAddress(hash), options)),
});

const asDataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

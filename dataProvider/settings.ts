import type { SettingCalls } from '../domain/calls/settings.ts';
import type { Http, Signalled } from './http.ts';

/** The page of all settings, and records by name from any entity; made where they are used. */
export const createSettingVerbs = ({ call }: Pick<Http, 'call'>) => ({
  settingStates: async (options?: Signalled) =>
    (await call<SettingCalls['states']>('GET', '/setting/api/SettingState', options)).items,
  findRecords: async (q: string, options?: Signalled) =>
    (await call<SettingCalls['records']>('GET', '/setting/api/FoundRecord', { ...options, query: { q } }))
      .items,
});

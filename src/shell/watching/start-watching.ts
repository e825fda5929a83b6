import { addressOf } from '../../../authProvider/address.ts';
import { reportTo } from '../errors/report.ts';

type Settings = { errorReports: string | null; visits: string | null };

/**
 * Fetches the operator's telemetry settings (DESIGN 4) and loads only what is set. A server without that address
 * has set nothing.
 */
export async function startWatching(): Promise<void> {
  const { errorReports, visits } = await settings();
  if (visits) (await import('./visits.ts')).tellVisits(visits);
  if (errorReports) (await import('./error-reports.ts')).reportErrors(errorReports);
  else reportTo(undefined);
}

async function settings(): Promise<Settings> {
  const response = await fetch(addressOf('/client.json')).catch(() => undefined);
  const isAnswer = response?.ok && response.headers.get('content-type')?.includes('json');
  const found: unknown = isAnswer ? await response.json().catch(() => null) : null;
  return { errorReports: textIn(found, 'errorReports'), visits: textIn(found, 'visits') };
}

const textIn = (found: unknown, name: keyof Settings): string | null => {
  const value: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, name) : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

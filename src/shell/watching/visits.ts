import { barePlace } from './bare-place.ts';

/**
 * Reports the kind of page opened, in Plausible's format: no cookie, storage, name or id. Respects Do Not Track and
 * Global Privacy Control.
 */
export function tellVisits(address: string): void {
  const asked = navigator as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  if (asked.doNotTrack === '1' || asked.globalPrivacyControl) return;
  let last = '';
  const tell = () => {
    const place = barePlace(location.pathname);
    if (place === last) return;
    last = place;
    const event = { name: 'pageview', url: location.origin + place, domain: location.hostname };
    void fetch(address, {
      method: 'POST',
      // A plain text needs no question beforehand, and takes no cookies along.
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(event),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined);
  };
  tell();
  window.navigation?.addEventListener('currententrychange', tell);
}

import { barePlace } from './bare-place.ts';

/**
 * Says which kind of page was opened, as Plausible and those who understand it take it: no cookie, nothing kept here, no
 * name and no id. Whoever asks not to be followed is not.
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

/** The choice kept in this browser: 'light', 'dark', or nothing for what the system says. */
const KEY = 'naskah.theme';

/** Puts the chosen colours (LOOK: data-theme) on the page, and on the browser's own frame. */
export function applyTheme(): void {
  const kept = localStorage.getItem(KEY);
  const dark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#191d1b' : '#ffffff');
}

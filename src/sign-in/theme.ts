/** Stored theme: 'light', 'dark', or none for the system's. */
const KEY = 'naskah.theme';
/** 'comfortable' or 'dense'; nothing for compact. */
const DENSITY = 'naskah.density';

/** Applies the stored theme (LOOK: data-theme) and density, and colours the browser's own frame. */
export function applyTheme(): void {
  const kept = localStorage.getItem(KEY);
  const dark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.density = localStorage.getItem(DENSITY) ?? 'compact';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#191d1b' : '#ffffff');
}

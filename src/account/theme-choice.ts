import { useSyncExternalStore } from 'react';

const KEY = 'naskah.theme';
export type ThemeChoice = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();
const system = matchMedia('(prefers-color-scheme: dark)');

const kept = (): ThemeChoice => {
  const choice = localStorage.getItem(KEY);
  return choice === 'light' || choice === 'dark' ? choice : 'system';
};

/** Light, dark or system theme. Stored in this browser, shared with the sign-in screen and other tabs. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, kept);
  return [choice, choose];
}

/** Follows the system theme and the choice made in other tabs. */
export function followTheme(): void {
  system.addEventListener('change', applyTheme);
  addEventListener('storage', (event) => event.key === KEY && applyTheme());
  applyTheme();
}

function choose(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  applyTheme();
}

/** Applies the stored choice to the page (tokens.css reads `data-theme`). */
function applyTheme(): void {
  const choice = kept();
  const isDark = choice === 'system' ? system.matches : choice === 'dark';
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark ? '#121513' : '#f5f4ef');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useState } from 'react';

const KEY = 'naskah.theme';
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Light, dark, or as the system says; kept in this browser, shared with the sign-in screen. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState<ThemeChoice>(
    () => (localStorage.getItem(KEY) as ThemeChoice | null) ?? 'system',
  );
  return [
    choice,
    (next) => {
      if (next === 'system') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, next);
      setChoice(next);
      applyTheme();
    },
  ];
}

/** Puts the kept choice on the page (tokens.css reads `data-theme`). */
export function applyTheme(): void {
  const kept = localStorage.getItem(KEY);
  const isDark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark ? '#121513' : '#f5f4ef');
}

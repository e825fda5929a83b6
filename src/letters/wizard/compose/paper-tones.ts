/** Grounds behind text on the sheet that is written on: those of paper, also in dark mode, as its ink is. */
export const paperTones = {
  '--surface': 'var(--paper)',
  '--ink': 'var(--paper-ink)',
  '--sunken': '#f4f3ee',
  '--selected': '#e4f0ec',
  '--accent-soft': '#ddede7',
} as const;

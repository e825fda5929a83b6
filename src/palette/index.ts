export { type FoundSetting, findSettings, leastTyped } from './find-settings.ts';
export { marked } from './match.ts';
export { PaletteButton } from './palette-button.tsx';

export { marked } from './match.ts';
export { PaletteButton } from './PaletteButton.tsx';

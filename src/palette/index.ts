export { marked, scoreOf } from './match.ts';
export { PaletteButton } from './palette-button.tsx';

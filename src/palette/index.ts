export { marked, scoreOf } from './match.ts';
export { PaletteButton } from './PaletteButton.tsx';

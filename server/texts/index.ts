export { registerTexts } from './register.ts';
export { type WantedFile, wantTextAgain, wantTexts } from './want-text.ts';

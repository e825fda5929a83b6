export { registerTexts } from './register.ts';
export { type WantedFile, wantText, wantTextAgain, wantTexts } from './want-text.ts';

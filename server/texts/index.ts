export { registerTexts } from './register.ts';
export { type WantedFile, wantText, wantTexts } from './want-text.ts';

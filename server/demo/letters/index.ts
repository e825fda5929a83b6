export { seedDemoLetters } from './seed-demo-letters.ts';
export { seedManyLetters } from './seed-many-letters.ts';

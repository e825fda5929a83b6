import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Gives the paper's fonts as bytes. Static TTF: Typst 0.14 reads neither woff2 nor variable fonts. */
export function paperFonts(): Buffer[] {
  return [...serif.map(read), ...sans.map(readWhereInstalled)].filter((font) => font !== null);
}

const serif = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map(
  (style) => `@expo-google-fonts/source-serif-4/${style}/SourceSerif4_${style}.ttf`,
);
// Where this one is missing, letterhead and footer are set in the serif too.
const sans = ['400Regular', '600SemiBold', '700Bold'].map(
  (style) => `@expo-google-fonts/plus-jakarta-sans/${style}/PlusJakartaSans_${style}.ttf`,
);

function read(file: string): Buffer {
  return readFileSync(require.resolve(file));
}

function readWhereInstalled(file: string): Buffer | null {
  try {
    return read(file);
  } catch {
    return null;
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Gives the paper's fonts as bytes. Static TTF: Typst 0.14 reads neither woff2 nor variable fonts. */
export function paperFonts(): Buffer[] {
  return [...serif(), ...sans.map(readWhereInstalled)].filter((font) => font !== null);
}

function serif(): Buffer[] {
  return [
    require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
    require.resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
    require.resolve('@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf'),
    require.resolve('@expo-google-fonts/source-serif-4/700Bold_Italic/SourceSerif4_700Bold_Italic.ttf'),
  ].map((file) => readFileSync(file));
}

// Where this one is missing, letterhead and footer are set in the serif too.
const sans = ['400Regular', '600SemiBold', '700Bold'].map(
  (style) => `@expo-google-fonts/plus-jakarta-sans/${style}/PlusJakartaSans_${style}.ttf`,
);

function readWhereInstalled(file: string): Buffer | null {
  try {
    return readFileSync(require.resolve(file));
  } catch {
    return null;
  }
}

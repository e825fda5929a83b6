import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Bundled fonts, preferred over system fonts of the same name. Typst 0.14 reads neither woff2 nor variable fonts.
 */
export const paperFonts = (): string[] => fontFiles().map((file) => dirname(file));

/** The file of the font that a reader's mark is written in. */
export const markFont = (): string =>
  require.resolve('@expo-google-fonts/plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular.ttf');

/** Packages and files of other scripts: partners have their names in them. */
const otherScripts: [name: string, file: string][] = [
  ['noto-naskh-arabic', 'NotoNaskhArabic'],
  ['noto-serif-hebrew', 'NotoSerifHebrew'],
  ['noto-sans-javanese', 'NotoSansJavanese'],
  ['noto-sans-sc', 'NotoSansSC'],
  ['noto-sans-kr', 'NotoSansKR'],
];

const fontFiles = (): string[] => [
  require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  require.resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
  require.resolve('@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf'),
  require.resolve('@expo-google-fonts/source-serif-4/700Bold_Italic/SourceSerif4_700Bold_Italic.ttf'),
  require.resolve('@expo-google-fonts/plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/plus-jakarta-sans/600SemiBold/PlusJakartaSans_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf'),
  ...otherScripts.flatMap(([name, file]) =>
    ['400Regular', '700Bold'].map((weight) =>
      require.resolve(`@expo-google-fonts/${name}/${weight}/${file}_${weight}.ttf`),
    ),
  ),
];

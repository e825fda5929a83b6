import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { earlyScript } from './build/early-script.ts';
import { english } from './build/english.ts';
import { firstFiles } from './build/first-files.ts';
import { firstPages } from './build/first-pages.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

const server = process.env.NASKAH_DEV_SERVER ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Calls share their first segment with pages (/user, /master-data/…); calls always have `api` second. */
const calls = '^/[a-z-]+/api/|^/user/processing-unit';

const from = (packages: string): RegExp => new RegExp(`node_modules[\\\\/](${packages})[\\\\/]`);
const surfaces =
  'Backdrop|Chip|Dialog\\w*|Divider|Fade|Grow|List|ListItem\\w*|ListSubheader|Menu|MenuItem|MenuList|Modal|Paper|' +
  'Popover|Popper|Portal|Skeleton|Tooltip|transitions|Typography|Unstable_TrapFocus';

const fields =
  'Checkbox|FilledInput|FormControl\\w*|FormGroup|FormHelperText|FormLabel|Input|InputAdornment|InputBase|InputLabel|' +
  'internal|NativeSelect|OutlinedInput|Radio\\w*|Select|Switch|TextareaAutosize|TextField';

/** Importing these has no side effects, so an index that also names one does not pull it in. */
const dialog = { test: /[\\/]src[\\/].*(dialog|page-links|reloader)\.tsx$/i, sideEffects: false };

/** node-polyglot polyfills what every browser has, with 25 packages below; of query-string little is used. */
const smaller = {
  'object.entries': join(import.meta.dirname, 'build', 'object-entries.cjs'),
  hasown: join(import.meta.dirname, 'build', 'has-own.cjs'),
  'query-string': join(import.meta.dirname, 'build', 'query-string.ts'),
};

/** Needed offline for reading and writing: lists of letters, reading pane, wizard, and frame. */
const neededOffline =
  /[\\/]src[\\/](account|dashboard|help|letters(?![\\/](duplicating|numbering|succession|versions)[\\/])|notifications|palette|rich-text|shell|ui)[\\/]/;

/** The bundler names a split group after all its users; the first word is enough. */
const chunkFileNames = ({ name }: { name: string }): string => `assets/${name.split('~')[0]}-[hash].js`;

const contents = () => ({
  resolve: { alias: smaller },
  plugins: [
    english({
      folders: ['src', 'lib', 'domain', 'resources', 'dataProvider', 'authProvider'],
      runtime: 'src/language/english.ts',
      catalogue: 'src/language/catalogue.ts',
    }),
    react(),
  ],
  build: {
    target: 'es2023',
    rolldownOptions: { input: 'index.html', treeshake: { moduleSideEffects: [dialog] } },
  },
});

/** File of each first screen's module (build/first-files.ts); known once a build begins. */
let first = new Map<string, string>();
const findFirst: Plugin = {
  name: 'naskah:first-files',
  apply: 'build',
  async buildStart() {
    first = await firstFiles(contents(), {
      // The sign-in, which must stay small, and each part of the app that runs separately
      // (src/sign-in/start-app.ts).
      parts: {
        gate: ['src/sign-in/main.ts'],
        theme: ['src/theme.ts', 'src/query-client.ts'],
        resources: ['resources/index.ts'],
        start: ['src/app.tsx'],
      },
      pages: Object.keys(firstPages),
    });
  },
};

/**
 * Few files for the first screens: each keeps a phone busy, browsers request six at once. Grouping all of
 * node_modules, or dialogs with screens, costs 30 to 100 kB.
 */
const groups = [
  { name: 'react', test: from('react|react-dom|scheduler') },
  {
    name: 'frame',
    test: from(
      '@emotion|@tanstack|@mui.(system|styled-engine|utils|private-theming)|react-router|react-router-dom|clsx',
    ),
  },
  { name: (id: string) => first.get(id) ?? null, includeDependenciesRecursively: false },
  { name: 'icons', test: from('lucide-react'), entriesAware: true, entriesAwareMergeThreshold: 3000 },
  { name: 'svg', test: from('@mui.material.SvgIcon') },
  { name: 'surfaces', test: from(`@mui.material.(${surfaces})`) },
  { name: 'fields', test: from(`@mui.material.(${fields})`), includeDependenciesRecursively: false },
  // The first that fits is taken. Rolldown goes by whole numbers, the highest first.
].map((group, at, all) => ({ ...group, priority: all.length - at }));

const inApp = contents();

export default defineConfig({
  ...inApp,
  plugins: [
    findFirst,
    ...inApp.plugins,
    earlyScript({ script: 'src/sign-in/early.ts', app: 'src/app.tsx', pages: firstPages }),
    serviceWorker({ script: 'src/shell/offline/worker.ts', app: 'src/app.tsx', also: neededOffline }),
    precompress(),
  ],
  server: { proxy: { [calls]: server, '^/(openapi.json|client.json|docs|healthz|readyz)': server } },
  build: {
    ...inApp.build,
    manifest: true,
    // Preload links for a lazy part's scripts keep a phone busy for up to 40 ms just after a user's action; the
    // part requests its scripts itself.
    modulePreload: { resolveDependencies: (_, files) => files.filter((name) => name.endsWith('.css')) },
    // Fonts and icons stay separate files: cached for ever, and the CSP forbids inline ones.
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...inApp.build.rolldownOptions,
      output: { chunkFileNames, codeSplitting: { groups } },
    },
  },
});

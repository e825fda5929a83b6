import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compileAhead } from './build/compile-ahead.ts';
import { earlyScript } from './build/early-script.ts';
import { english } from './build/english.ts';
import { firstFiles } from './build/first-load/first-files.ts';
import { firstPages } from './build/first-load/first-pages.ts';
import { dialogs, groupsOf } from './build/first-load/groups.ts';
import { smallerPackages } from './build/first-load/smaller-packages.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

const server = process.env.NASKAH_DEV_SERVER ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Calls share their first segment with pages (/user, /master-data/…); calls always have `api` second. */
const calls = '^/[a-z-]+/api/|^/user/processing-unit';

/** Needed offline for reading and writing: lists of letters, reading pane, wizard, and frame. */
const neededOffline =
  /[\\/]src[\\/](account|dashboard|first-load|help|letters(?![\\/](docx|duplicating|numbering|succession|versions)[\\/])|notifications|palette|rich-text|shell|ui)[\\/]/;

/**
 * The bundler names a split group after all its users; the first word is enough. Hashes do not compress: these have
 * the fewest signs it takes.
 */
const chunkFileNames = ({ name }: { name: string }): string => `assets/${name.split('~')[0]}-[hash:7].js`;

/** What the first letter opened, the first disposition and the first key of a memo run. */
const firstPressed = [
  'sheet',
  'text-faults',
  'dispose-panel',
  'pickers',
  'fields',
  'wizard',
  'compose-step',
  'rich-text',
];

/** `node --conditions=examples node_modules/vite/bin/vite.js build` adds the entities of tests/declared. */
const conditions = process.execArgv.includes('--conditions=examples') ? ['examples'] : [];

const contents = () => ({
  resolve: { alias: smallerPackages, conditions: [...conditions, ...defaultClientConditions] },
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
    rolldownOptions: { input: 'index.html', treeshake: { moduleSideEffects: [dialogs] } },
  },
});

/** File of each first screen's module (build/first-load/first-files.ts); known once a build begins. */
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
        theme: ['src/theme.ts', 'src/first-load/query-client.ts'],
        resources: ['resources/index.ts'],
        start: ['src/app.tsx'],
      },
      pages: Object.keys(firstPages),
    });
  },
};

const inApp = contents();

export default defineConfig({
  ...inApp,
  plugins: [
    findFirst,
    ...inApp.plugins,
    earlyScript({ script: 'src/sign-in/early.ts', app: 'src/app.tsx', pages: firstPages }),
    serviceWorker({ script: 'src/shell/offline/worker.ts', app: 'src/app.tsx', also: neededOffline }),
    compileAhead({ chunks: firstPressed }),
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
      output: { chunkFileNames, codeSplitting: { groups: groupsOf((id) => first.get(id)) } },
    },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScript } from './build/early-script.ts';
import { precompress } from './build/precompress.ts';

const server = process.env.NASKAH_DEV_SERVER ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Calls share their first segment with pages (/user, /master-data/…); calls always have `api` second. */
const calls =
  '^/(user|letter|master-data|setting|arsip|task|notification|dashboard|report|search)/api/|^/user/processing-unit';

export default defineConfig({
  plugins: [react(), earlyScript({ script: 'src/sign-in/early.ts', app: 'src/app.tsx' }), precompress()],
  server: { proxy: { [calls]: server, '^/(openapi.json|docs|healthz|readyz)': server } },
  build: {
    target: 'es2023',
    manifest: true,
    // Fonts and icons stay files of their own: they are cached for ever and the policy forbids inline ones.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes rarely, so it stays in the browser's cache from release to release.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScript } from './build/early-script.ts';
import { precompress } from './build/precompress.ts';

const server = process.env.NASKAH_DEV_SERVER ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Calls share their first segment with pages (/user, /master-data/…); calls always have `api` second. */
const calls = '^/[a-z-]+/api/|^/user/processing-unit';

const from = (packages: string): RegExp => new RegExp(`node_modules[\\\\/](${packages})[\\\\/]`);
const controls =
  'Backdrop|Button|ButtonBase|Chip|CircularProgress|Dialog\\w*|Divider|Fade|Grow|IconButton|internal|List|' +
  'ListItem\\w*|ListSubheader|Menu|MenuItem|MenuList|Modal|Paper|Popover|Popper|Portal|Skeleton|styles|SvgIcon|' +
  'Tooltip|transitions|Typography|Unstable_TrapFocus|useMediaQuery|utils';

/**
 * What every screen needs, in a few files that stay in the browser's cache from release to release. Without
 * these an inbox asks for 38 files, most under 2 kB; with them for 23, 8 kB more before it and 20 kB less after.
 * Grouping all of node_modules, or letting the bundler merge small ones, makes the first screen 60 kB heavier.
 */
const groups = [
  { name: 'react', test: from('react|react-dom|scheduler'), priority: 3 },
  {
    name: 'frame',
    test: from(
      '@emotion|@tanstack|@mui.(system|styled-engine|utils|private-theming)|react-router|react-router-dom|clsx',
    ),
    priority: 2,
  },
  { name: 'icons', test: from('lucide-react'), priority: 2 },
  { name: 'controls', test: from(`@mui.material.(${controls})`), priority: 1 },
];

export default defineConfig({
  plugins: [react(), earlyScript({ script: 'src/sign-in/early.ts', app: 'src/app.tsx' }), precompress()],
  server: { proxy: { [calls]: server, '^/(openapi.json|docs|healthz|readyz)': server } },
  build: {
    target: 'es2023',
    manifest: true,
    // Fonts and icons stay files of their own: they are cached for ever and the policy forbids inline ones.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});

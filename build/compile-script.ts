import { build, type Rolldown } from 'vite';

/**
 * Compiles a module into one classic script, with the given names defined.
 * @throws when nothing comes out
 */
export async function compileScript(script: string, define: Record<string, unknown>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: script, formats: ['iife'], name: 'script' },
    },
  });
  const output = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const code = output[0]?.output[0].code;
  if (!code) throw new Error(`Nothing came out of ${script}`);
  return code;
}

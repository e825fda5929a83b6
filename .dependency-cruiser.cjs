/**
 * The arrows: lib <- domain <- resources <- dataProvider, authProvider <- src; resources <- domain/calls <- server; never
 * src <-> server. All but the server read types alone of domain/calls.
 */
// TypeScript 7 has no interface for tools yet; without swc not one .ts file would be looked at, and nothing would say so.
require.resolve('@swc/core');

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one idea, or one of them is in the wrong place.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'lib-imports-nothing',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(domain|resources|dataProvider|authProvider|src|server|tests|bin|build)/' },
    },
    {
      name: 'domain-imports-lib-only',
      severity: 'error',
      from: { path: '^domain/', pathNot: '^domain/calls/' },
      to: { path: '^(resources|dataProvider|authProvider|src|server|tests|bin|build)/' },
    },
    {
      name: 'contracts-import-lib-domain-and-resources-only',
      severity: 'error',
      from: { path: '^domain/calls/' },
      to: { path: '^(dataProvider|authProvider|src|server|tests|bin|build)/' },
    },
    {
      name: 'resources-import-domain-and-lib-only',
      severity: 'error',
      from: { path: '^resources/' },
      to: { path: '^(dataProvider|authProvider|src|server|tests|bin|build)/' },
    },
    {
      name: 'contracts-are-read-as-types-but-by-the-server',
      severity: 'error',
      comment: 'Contracts are zod schemas; the first load does without zod.',
      from: { path: '^(lib|domain/(?!calls/)|resources|dataProvider|authProvider|src|client)' },
      to: { path: '^domain/calls/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-client-stands-alone',
      severity: 'error',
      comment: 'Scripts run it without the packages of this project.',
      from: { path: '^client/' },
      to: { pathNot: '^client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'providers-import-resources-only',
      severity: 'error',
      from: { path: '^(dataProvider|authProvider)/' },
      to: { path: '^(src|server|tests|bin|build)/' },
    },
    {
      name: 'src-never-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|tests|bin|build)/' },
    },
    {
      name: 'server-imports-resources-only',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|dataProvider|authProvider|tests|bin|build)/' },
    },
    {
      name: 'capabilities-through-their-index',
      severity: 'error',
      comment: 'A capability is used through what its index.ts exports.',
      from: { path: '^(server|src)/([^/]+)/' },
      to: {
        path: '^(server|src)/[^/]+/',
        pathNot: [
          '^$1/$2/',
          '^(server|src)/[^/]+/index[.]tsx?$',
          '^src/letters/[^/]+/index[.]tsx?$',
          // Runs as a part of its own before the app (src/sign-in/start-app.ts).
          '^src/first-load/query-client[.]ts$',
          // What every screen is made of.
          '^src/ui/',
          '^server/db/[^/]+[.]ts$',
          // What screens beside the generated ones are made of; apart from index.ts, since replaced views come from there.
          '^src/views/parts[.]ts$',
          '^server/[^/]+/tables[.]ts$',
          '^server/(archive|letters)/[^/]+/tables[.]ts$',
        ],
      },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'browser', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, expect, inject } from 'vitest';
import { reportAltered } from '../../server/altered-files/index.ts';
import { createApp } from '../../server/app.ts';
import { readEnvironment } from '../../server/config.ts';
import { openPool } from '../../server/db/connect.ts';
import { demoPassword } from '../../server/demo/index.ts';
import type { Deps } from '../../server/deps.ts';
import { createFileStore } from '../../server/files/index.ts';
import { createJobs } from '../../server/jobs/index.ts';
import { createSealer } from '../../server/letters/index.ts';
import { databaseUrl, onServer } from './database-server.ts';
import { planOnce } from './plan-once.ts';

/** A response (SPEC A6); tests may type `data`. */
// biome-ignore lint/suspicious/noExplicitAny: a test that reads into an answer it is wrong about fails, which is its work
export type Ok<Data = any> = {
  statusCode: number;
  message: string;
  data: Data;
  errors: Record<string, string[]>;
};
export type Page<Row> = Ok<{ items: Row[]; totalCount: number }>;

/** A response in tests: `body` is the parsed JSON, else the text. */
export type Answer<Body> = { status: number; body: Body; raw: Buffer; headers: Record<string, unknown> };

/** Someone who asks: everybody, or a signed-in person. `staf.get<Page<Letter>>('/letter/api/Letter')`. */
export type Caller = {
  token?: string;
  get: <Body = Ok>(url: string) => Promise<Answer<Body>>;
  post: <Body = Ok>(url: string, body?: object) => Promise<Answer<Body>>;
  put: <Body = Ok>(url: string, body: object) => Promise<Answer<Body>>;
  delete: <Body = Ok>(url: string) => Promise<Answer<Body>>;
  ask: <Body = Ok>(options: InjectOptions) => Promise<Answer<Body>>;
};

export type TestApp = Deps & {
  app: FastifyInstance;
  /** Someone without a session. */
  stranger: Caller;
  /** Signs a demo account in by the part before the @: `signIn('staf')`. */
  signIn: (account: string, password?: string) => Promise<Caller>;
};

/**
 * Starts the whole server on its own database and folder, with the demo organisation unless `demo: false`. Call at
 * the top of a test file; cleans up after its tests.
 * @param env further settings
 * @param connections to the database, fewer than the product's: each reads the catalogue and plans anew; three, as
 * a job holds two while a call waits
 * @param log collects the server's log lines; discarded by default
 */
export async function testApp({
  demo = true,
  log,
  env = {},
  connections = 3,
}: {
  demo?: boolean;
  log?: string[];
  env?: Record<string, string>;
  connections?: number;
} = {}): Promise<TestApp> {
  const templates = inject('database');
  const name = `naskah_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await onServer(
    templates.url,
    `CREATE DATABASE ${name} TEMPLATE ${demo ? templates.demo : templates.empty} STRATEGY file_copy`,
  );
  const { pool, db, close } = openPool(databaseUrl(templates.url, name), { connections });
  planOnce(pool);
  const dataFolder = mkdtempSync(join(tmpdir(), 'naskah-test-'));
  const config = {
    ...readEnvironment({ NASKAH_DATA: dataFolder, NASKAH_DEMO: demo ? '1' : '0', ...env }),
    secret: 'only for tests '.repeat(4),
  };
  const files = createFileStore(join(dataFolder, 'files'), {
    onAltered: (sha256) => reportAltered(db, { action: 'altered-file', sha256 }),
  });
  // Not started: tests run due jobs themselves (`runDue`).
  const deps: Deps = { db, pool, config, files, jobs: createJobs(pool), sealer: await createSealer(config) };
  const differences = new Set<string>();
  const stream = { write: (line: string) => void log?.push(line) };
  const app = await createApp(deps, {
    onDifference: (difference) => differences.add(difference),
    ...(log && { logger: { stream } }),
  });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await close();
    await onServer(templates.url, `DROP DATABASE ${name} WITH (FORCE)`);
    rmSync(dataFolder, { recursive: true, force: true });
    expect([...differences]).toEqual([]);
  });
  return {
    ...deps,
    app,
    stranger: caller(app, config.apiKey),
    signIn: async (account, password = demoPassword) => {
      const email = account.includes('@') ? account : `${account}@naskah.example`;
      const credentials = { email, password };
      const { status, body } = await caller(app, config.apiKey).post<
        Ok<{ token: string; mustChangePassword: boolean }>
      >('/user/api/Account/login', credentials);
      if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${body.message}`);
      // A password that a test gave counts as its owner's (tests/api/accounts/invitations.test.ts has the rule).
      if (body.data.mustChangePassword) await pool.query('update credential set must_change = false');
      return caller(app, config.apiKey, body.data.token);
    },
  };
}

function caller(app: FastifyInstance, apiKey: string, token?: string): Caller {
  const ask = async <Body>(options: InjectOptions): Promise<Answer<Body>> => {
    const headers = {
      'x-api-key': apiKey,
      ...(token && { authorization: `Bearer ${token}` }),
      ...options.headers,
    };
    const reply = await app.inject({ ...options, headers });
    const isJson = String(reply.headers['content-type']).includes('json');
    return {
      status: reply.statusCode,
      body: (isJson ? reply.json() : reply.body) as Body,
      raw: reply.rawPayload,
      headers: reply.headers,
    };
  };
  return {
    ...(token && { token }),
    ask,
    get: (url) => ask({ method: 'GET', url }),
    post: (url, body) => ask({ method: 'POST', url, ...(body ? { payload: body } : {}) }),
    put: (url, body) => ask({ method: 'PUT', url, payload: body }),
    delete: (url) => ask({ method: 'DELETE', url }),
  };
}

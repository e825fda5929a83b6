import type { FastifyRequest } from 'fastify';
import { say } from '../../lib/language.ts';
import { type Config, isLoopback } from '../config.ts';
import { forbidden } from '../http/index.ts';

/** What a proxy says of whom it asks for. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * The demo's passwords are public, so by default only this machine signs in with them. A proxy on this machine, which no
 * setting tells of, is known by what it adds, or by the name it was asked under.
 * @throws Refusal 403 saying which setting lets others in
 */
export function assertDemoIsForThem({ headers, host }: FastifyRequest, config: Config): void {
  if (!config.demo || config.demoForOthers) return;
  const name = host.replace(/:\d+$/, '');
  if (isLoopback(name) && !forwarded.some((header) => headers[header] !== undefined)) return;
  throw forbidden(
    say({
      id: 'Akun demo hanya dapat dipakai dari komputer ini, karena kata sandinya diketahui umum. Jalankan dengan NASKAH_DEMO=1 agar orang lain dapat mencobanya.',
      en: 'The demo accounts, whose passwords are public, are for this machine only. Start with NASKAH_DEMO=1 to let others try them.',
    }),
  );
}

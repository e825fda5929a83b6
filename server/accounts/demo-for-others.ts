import type { FastifyRequest } from 'fastify';
import { translate } from '../../lib/language.ts';
import type { Config } from '../config.ts';
import { forbidden } from '../http/index.ts';
import { isLoopback } from '../is-loopback.ts';

/** Headers that a proxy adds about the original client. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Refuses remote demo sign-ins: the passwords are public. Headers or host name reveal an unconfigured local proxy.
 * @throws Refusal 403 naming the setting that allows others
 */
export function assertDemoIsForThem({ headers, host }: FastifyRequest, config: Config): void {
  if (!config.demo || config.demoForOthers) return;
  const name = host.replace(/:\d+$/, '');
  if (isLoopback(name) && !forwarded.some((header) => headers[header] !== undefined)) return;
  throw forbidden(
    translate({
      id: 'Akun demo hanya dapat dipakai dari komputer ini, karena kata sandinya diketahui umum. Jalankan dengan NASKAH_DEMO=1 agar orang lain dapat mencobanya.',
      en: 'The demo accounts, whose passwords are public, are for this machine only. Start with NASKAH_DEMO=1 to let others try them.',
    }),
  );
}

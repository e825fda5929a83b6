import type { FastifyInstance } from 'fastify';
import { type Call, type FileOf, isBare, isFile } from '../../domain/calls/define-call.ts';
import { fieldErrors } from '../../resources/schema.ts';

/** Reports answers that differ from their contract, by path; for tests, since it costs more than most calls. */
export function checkAnswers(app: FastifyInstance, report: (difference: string) => void): void {
  app.addHook('onSend', async ({ routeOptions: { config } }, reply, payload) => {
    if (!config.call || reply.statusCode !== 200) return;
    const type = String(reply.getHeader('content-type'));
    const differences = differencesOf(config.call, type, payload);
    for (const difference of differences)
      report(`${config.call.method} ${config.call.path} answers against its contract: ${difference}`);
  });
}

function differencesOf({ answer, asFile }: Call, type: string, payload: unknown): string[] {
  if (isFile(answer)) return isOf(answer, type) ? [] : [`${type} is none of ${answer.file.join(', ')}`];
  if (asFile && isOf(asFile, type)) return [];
  if (typeof payload !== 'string' || !type.includes('json')) return [`${type} is not JSON`];
  const whole: unknown = JSON.parse(payload);
  const sent = isBare(answer) ? whole : (whole as { data?: unknown }).data;
  const read = (isBare(answer) ? answer.bare : answer).safeParse(sent);
  return read.success
    ? undescribed(sent, read.data)
    : Object.entries(fieldErrors(read.error)).map(([path, faults]) => `${path}: ${faults.join(' ')}`);
}

const isOf = ({ file }: FileOf, type: string): boolean =>
  file.length === 0 || file.some((known) => type.startsWith(known));

/** What parsing dropped: fields that the schema does not name. */
function undescribed(sent: unknown, described: unknown, path = ''): string[] {
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const here = path ? `${path}.${name}` : name;
    if (typeof described !== 'object' || described === null || !(name in described))
      return [`${here}: is not described`];
    return undescribed(value, (described as Record<string, unknown>)[name], here);
  });
}

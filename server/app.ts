import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { behaviours } from '#behaviours';
import { translate } from '../lib/language.ts';
import { resources } from '../resources/index.ts';
import { user } from '../resources/manajemen-user/user.ts';
import { jobMapping } from '../resources/pengaturan/pemetaan-jabatan.ts';
import { absenceHooks, registerAbsences } from './absences/index.ts';
import { firstPost, registerAccounts } from './accounts/index.ts';
import { registerActions } from './actions/index.ts';
import { archiveCrudHooks } from './archive/index.ts';
import { registerArchive } from './archive/register.ts';
import { registerAuditLog } from './audit-log/index.ts';
import { assertBehaviours, behaviourHooks, eventHandlers } from './behaviour/index.ts';
import { registerCalendar } from './calendar/index.ts';
import { outsideAddresses, registerClientSettings } from './client-settings/index.ts';
import { type CrudOptions, joinHooks, registerCrud } from './crud/index.ts';
import { registerDashboard } from './dashboard/index.ts';
import { registerDataModel } from './data-model/index.ts';
import type { Deps } from './deps.ts';
import { stopRendering } from './documents/index.ts';
import { registerFrontEnd } from './front-end/index.ts';
import { registerHandOver } from './hand-over/index.ts';
import { registerHealth, registerMetrics } from './health/index.ts';
import { registerHelp } from './help/index.ts';
import { answerErrors } from './http/answer-errors.ts';
import { registerApiDescription } from './http/api-description.ts';
import { emptyBodies } from './http/bodies.ts';
import { checkAnswers } from './http/check-answers.ts';
import { letOtherOrigins } from './http/cross-origin.ts';
import { sayFaults } from './http/index.ts';
import { answerInLanguage, inLanguage, languageOf } from './http/language.ts';
import { nameVersions } from './http/name-versions.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { registerDelegations } from './jobs/notify-delegations.ts';
import { letterheadHooks, registerLetterheads } from './letterheads/index.ts';
import {
  concernedPosts,
  countWork,
  giveReviewLink,
  registerLetters,
  seenOf,
  visibleLetters,
} from './letters/index.ts';
import { registerHandingOver, successionHooks } from './letters/succession/index.ts';
import { fireEvent, isLiving, knowParties, registerLives } from './lives/index.ts';
import { safeLogger } from './log/index.ts';
import { registerMail } from './mail/index.ts';
import { maskedHooks, registerMasked } from './masked/index.ts';
import { registerMyJobs } from './my-jobs/index.ts';
import { registerLiveUpdates, registerNotifications } from './notifications/index.ts';
import { registerPeople } from './people/index.ts';
import { accessHooks, registerPermissions } from './permissions/index.ts';
import { registerPersons } from './persons/index.ts';
import { registerPreviews } from './previews/index.ts';
import { registerRecordFiles } from './record-files/index.ts';
import { registerReports } from './reports/index.ts';
import { cleanAhead } from './rich-text/index.ts';
import { registerSavedViews } from './saved-views/index.ts';
import { keepSchedule } from './schedule.ts';
import { registerSearch } from './search/index.ts';
import { registerSettings } from './settings/index.ts';
import { registerSetup } from './setup/index.ts';
import { registerTexts } from './texts/index.ts';
import { registerTransfer } from './transfer/index.ts';
import { triggerHooks } from './triggers/records/trigger-hooks.ts';
import { registerTriggers } from './triggers/register.ts';
import { registerUnits, unitHooks } from './units/index.ts';
import { registerViews } from './views/index.ts';

/** Models that rights derive from: a write to one of them clears cached rights. */
const rightsAreMadeFrom = new Set([
  'manajemen-user.admin',
  'manajemen-user.user',
  'manajemen-user.role',
  'master-data.unit-organisasi',
  'pengaturan.jabatan',
  'pengaturan.pemetaan-jabatan',
  'pengaturan.delegasi',
  'pengaturan.sekretaris',
]);

const unreadable = { id: 'Alamat ini tidak dapat dibaca.', en: 'This address cannot be read.' };

type AppOptions = FastifyServerOptions & {
  /** Checks every answer against its contract and reports what differs; for tests. */
  onDifference?: (difference: string) => void;
};

/** Everything that answers over HTTP, composed; listens to nothing yet. */
export async function createApp(
  deps: Deps,
  { onDifference, ...options }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 1024 * 1024,
    // An endless request would hold its connection; the limit lets a slow line send the largest body (40 MB).
    requestTimeout: 300_000,
    // Addresses that cannot be read (a broken %) never reach a route.
    frameworkErrors: (_error, request, reply) => {
      const message = inLanguage(languageOf(request), () => translate(unreadable));
      const answer = { statusCode: 400, message, errors: {} };
      reply.raw
        .writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(answer));
    },
    // Only named proxies may say who asks: the throttle counts by that address.
    trustProxy: deps.config.trustedProxies.length > 0 ? deps.config.trustedProxies : false,
    // Separate HEAD routes would take 15 MB: Node answers HEAD from the GET, except for streams, which never end.
    exposeHeadRoutes: false,
    rewriteUrl: (request) => {
      const isForStream = request.headers.accept?.includes('text/event-stream');
      if (request.method === 'HEAD' && !isForStream) request.method = 'GET';
      return request.url ?? '/';
    },
    // Use cases run the declared zod schemas; the route schemas only document.
    ...options,
    ...(typeof options.logger === 'object' && { logger: safeLogger(options.logger) }),
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  sayFaults();
  answerInLanguage(app);
  answerErrors(app);
  nameVersions(app);
  if (onDifference) checkAnswers(app, onDifference);
  registerMetrics(app, deps);
  await sendSecurityHeaders(app, {
    publicUrl: deps.config.publicUrl,
    outside: outsideAddresses(deps.config),
  });
  // Lists shrink to a quarter; the highest level would cost more time than it saves in transfer.
  await app.register(compress, {
    threshold: 2048,
    encodings: ['zstd', 'br', 'gzip'],
    // At once up to this size, in bytes: a stream for a page of a list takes longer than compressing it.
    syncThreshold: 65_536,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await letOtherOrigins(app, deps.config.corsOrigins);
  emptyBodies(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await registerApiDescription(app);
  const { forgetRights, actorOf } = registerAccounts(app, deps);
  registerHealth(app, deps);
  cleanAhead(app);
  registerClientSettings(app, deps);
  assertBehaviours(resources, behaviours);
  knowParties(behaviours);
  const hooks = joinHooks(
    behaviourHooks(resources, behaviours),
    accessHooks,
    successionHooks,
    archiveCrudHooks,
    letterheadHooks,
    unitHooks,
    absenceHooks,
    maskedHooks(deps.config.secret),
    triggerHooks(deps.config),
  );
  const handlersOf = eventHandlers(behaviours);
  const crud: CrudOptions = {
    hooks: joinHooks(hooks, { [user.name]: firstPost(hooks[jobMapping.name]) }),
    rights: { resources: rightsAreMadeFrom, changed: forgetRights },
    fire: async (resource, actor, request) => {
      if (!isLiving(resource)) return;
      await fireEvent(deps, resource, actor, { ...request, handlers: handlersOf(resource) });
    },
  };
  registerCrud(app, deps, crud);
  registerLives(app, deps, crud, handlersOf);
  registerActions(app, deps, crud, behaviours);
  registerPersons(app, deps, crud);
  registerViews(app, deps);
  registerMasked(app, deps);
  registerRecordFiles(app, deps);
  registerLetterheads(app, deps);
  registerUnits(app, deps);
  registerLetters(app, deps);
  registerNotifications(app, deps, giveReviewLink);
  registerLiveUpdates(app, deps, { actorOf, countWork, concernedPosts, seenOf });
  registerMail(app, deps, visibleLetters);
  registerTriggers(app, deps);
  registerHandingOver(app, deps);
  registerHandOver(app, deps, crud);
  registerDelegations(deps);
  registerAbsences(app, deps, crud);
  registerTexts(app, deps);
  registerSearch(app, deps);
  keepSchedule(deps, crud);
  registerArchive(app, deps);
  registerDashboard(app, deps);
  registerDataModel(app, deps);
  registerAuditLog(app, deps);
  registerSettings(app, deps);
  registerCalendar(app, deps);
  registerReports(app, deps);
  registerPeople(app, deps);
  registerPreviews(app, deps);
  registerSavedViews(app, deps);
  registerHelp(app, deps);
  registerPermissions(app, deps);
  registerTransfer(app, deps, crud);
  registerSetup(app, deps, crud);
  registerMyJobs(app, deps);
  await registerFrontEnd(app);
  app.addHook('onClose', async () => stopRendering());
  return app;
}

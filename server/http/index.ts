export { queryMessages } from '../../lib/query-messages.ts';
export { formFields } from './bodies.ts';
export { type Envelope, type ListData, ok } from './envelope.ts';
export { sayFaults } from './faults.ts';
export { inIndonesian, inLanguage, languageOf } from './language.ts';
export { beginningPatterns, type ListQuery, likePattern, readListQuery } from './paging.ts';
export { perPerson } from './per-person.ts';
export {
  badRequest,
  changedByOther,
  conflict,
  forbidden,
  invalid,
  notFound,
  Refusal,
  unauthorised,
  unavailable,
} from './refusal.ts';
export { route } from './route.ts';

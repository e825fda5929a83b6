export { readStarter } from './read-starter.ts';
export { type StarterRole, starterRoles } from './roles.ts';
export type {
  StarterClass,
  StarterCode,
  StarterInstruction,
  StarterKinds,
  StarterTemplate,
  StarterUnit,
} from './shapes.ts';

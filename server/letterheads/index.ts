export { addressIn } from './address-in.ts';
export { carryLetterheads } from './carry-letterheads.ts';
export { assertLogo, letterheadHooks } from './letterhead-hooks.ts';
export {
  letterheadOfCompany,
  letterheadOfUnit,
  logoToPrint,
  printedOf,
  toPrint,
  topUnit,
} from './letterhead-of.ts';
export { type LogoSource, moveLogos, readLogo } from './logos.ts';
export { registerLetterheads } from './routes.ts';

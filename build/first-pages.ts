import { screens } from '../resources/index.ts';

const lists = screens.filter(({ pages }) => pages).map(({ path }) => path);

/** The pages that people come in by, and lists of records, whose addresses are many: which module is at which addresses. */
export const firstPages: Record<string, RegExp> = {
  'src/dashboard/dashboard-page.tsx': /^\/(dashboard)?$/,
  'src/letters/inbox/inbox-page.tsx': /^\/naskah-dinas\/inbox(\/|$)/,
  'src/views/list/generated-list.tsx': new RegExp(`^(${lists.join('|')})$`),
};

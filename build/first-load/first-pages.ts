import { screens } from '../../resources/index.ts';

const lists = screens.filter(({ pages }) => pages).map(({ path }) => path);

/** Entry pages and record lists, which have many addresses: module by address pattern. */
export const firstPages: Record<string, RegExp> = {
  'src/dashboard/dashboard-page.tsx': /^\/(dashboard)?$/,
  'src/letters/inbox/inbox-page.tsx': /^\/naskah-dinas\/inbox(\/|$)/,
  'src/views/list/generated-list.tsx': new RegExp(`^(${lists.join('|')})$`),
};

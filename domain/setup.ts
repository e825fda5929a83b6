/** The set-up assistant: home page of an empty installation; for who keeps the users whole (SPEC B5). */
export const setupPage = { path: '/pengaturan/penyiapan', privilege: '/manajemen-user/user' } as const;

/** In the order of the page; any may be done first. */
export const setupSteps = ['company', 'units', 'posts', 'people', 'kinds', 'classification'] as const;
export type SetupStepName = (typeof setupSteps)[number];

export type SetupStepState = 'done' | 'partly' | 'none';

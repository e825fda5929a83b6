/** The company's directory: how it is connected, and which of its groups give which roles. */
export const directoryPage = { path: '/pengaturan/direktori', privilege: '/manajemen-user/user' } as const;

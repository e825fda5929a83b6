/** Two roles side by side; below the list of roles, with their privilege. */
export const compareRolesPage = '/manajemen-user/role/bandingkan';

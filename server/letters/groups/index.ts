export { emptyGroupFaults, groupFaults } from './group-faults.ts';
export { groupsIn, inOrder, type NamedGroup, peopleIn } from './recipients.ts';
export { groupRoutes } from './routes.ts';
export { presentGroups, sendToGroups, storedGroups, writeGroups } from './stored-groups.ts';

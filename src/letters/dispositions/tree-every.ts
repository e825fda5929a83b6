/** How often a tree is asked for while it is looked at, in ms: reading a disposition notifies nobody. */
export const treeEvery = 10_000;

// A capability of its own, since the index of palette and of settings joins the first load with all that it names.
export { type FoundSetting, findSettings, leastTyped } from './find-settings.ts';

export { EditLetterPage } from './edit-letter-page.tsx';
export type { PickedPerson } from './pickers/people.ts';
export { PeoplePicker } from './pickers/people-picker.tsx';
export { StartResponsePage } from './start-response-page.tsx';
export { WizardPage } from './wizard-page.tsx';

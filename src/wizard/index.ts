export { EditLetterPage } from './EditLetterPage.tsx';
export { PeoplePicker } from './pickers/PeoplePicker.tsx';
export { StartResponsePage } from './StartResponsePage.tsx';
export { WizardPage } from './WizardPage.tsx';

export { EditLetterPage } from './EditLetterPage.tsx';
export { StartResponsePage } from './StartResponsePage.tsx';
export { WizardPage } from './WizardPage.tsx';

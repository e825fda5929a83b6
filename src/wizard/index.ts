export { EditLetterPage } from './EditLetterPage.tsx';
export { WizardPage } from './WizardPage.tsx';

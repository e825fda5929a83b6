/** What helps on other pages. */
export { Term } from './terms/Term.tsx';
export { FirstTour } from './tour/FirstTour.tsx';

/** What helps on other pages. */
export { Term } from './terms/term.tsx';
export { FirstTour } from './tour/first-tour.tsx';

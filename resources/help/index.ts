export * from './faq.ts';
export * from './ticket.ts';
export * from './tour.ts';

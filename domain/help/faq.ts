/** GET /help/api/Faq: what /faq shows to everybody; kept as master data. */
export type Question = { code: string; category: string; question: string; answer: string };

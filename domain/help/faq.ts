/** GET /help/api/Faq: the public questions of /faq; master data. */
export type Question = { code: string; category: string; question: string; answer: string };

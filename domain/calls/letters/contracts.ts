import { defineCall } from '../define-call.ts';
import { contractArticles } from './shapes/contract-articles.ts';

/** A contract beside the master data it is built from (DOMAIN 9). */
export const contractCalls = {
  articles: defineCall({
    method: 'GET',
    path: '/letter/api/Letter/:id/articles',
    summary: 'Pasal kontrak dibanding template',
    tags: ['letter'],
    answer: contractArticles,
  }),
};
export type ContractCalls = typeof contractCalls;

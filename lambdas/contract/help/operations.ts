import * as z from 'zod';
import { characters } from '../api/fields.ts';
import { defineOperations, limitsPer } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';

/** The page that shows a question: the help center or the landing page. */
export const FaqPlacement = z.enum(['help', 'landing']);
export type FaqPlacement = z.infer<typeof FaqPlacement>;

/** A question with its answer and the number of visitors who found it helpful. */
export const Faq = z
  .object({
    id: z.string(),
    category: z.string(),
    question: z.string(),
    answer: z.string(),
    helpful_count: z.int().min(0),
  })
  .meta({ id: 'Faq' });
export type Faq = z.infer<typeof Faq>;

/** The operations on questions and their helpful votes. */
export const helpOperations = defineOperations('help', {
  listFaqs: {
    route: 'GET /api/faqs',
    access: 'public',
    summary: 'List the questions of the help center or the landing page, in order',
    query: PageQuery.extend({
      placement: FaqPlacement.default('help'),
      q: characters({ max: 200 }).optional(),
    }),
    responses: { 200: Page('FaqPage', Faq) },
  },
  voteFaqHelpful: {
    route: 'POST /api/faqs/{faqId}/votes',
    access: 'public',
    summary: 'Mark an answer as helpful; each visitor counts once, and each network a few times',
    params: z.object({ faqId: z.string().min(1).max(100) }),
    body: z.object({ visitor_id: z.uuid() }).meta({ id: 'FaqVote' }),
    responses: { 200: Faq },
    errors: [404],
    limits: limitsPer(3600, { address: 60 }),
  },
});

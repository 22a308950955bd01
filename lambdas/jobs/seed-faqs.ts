import help from '@redwhiteandcode/contract/help/help.json' with { type: 'json' };
import landing from '@redwhiteandcode/contract/help/landing.json' with { type: 'json' };
import { pageSize } from '@redwhiteandcode/contract/api/page.ts';
import { listFaqs, type PlacedFaq, unlistFaq, writeFaq } from '../src/help/repository.ts';

const files = { help, landing } as const;

/** Returns the questions of both pages from their files, with their positions. */
export const faqFiles = (): PlacedFaq[] =>
  (['help', 'landing'] as const).flatMap((placement) =>
    files[placement].map((faq, position) => ({ ...faq, placement, position })),
  );

/**
 * Updates the questions in the table from the files: texts and order change, votes stay, and removed questions are no
 * longer listed. Returns the number of questions. Repeating it changes nothing.
 */
export async function seedFaqs(): Promise<number> {
  const faqs = faqFiles();
  const ids = new Set(faqs.map(({ id }) => id));
  for (const faq of faqs) await writeFaq(faq);
  for (const placement of ['help', 'landing'] as const) {
    const { items } = await listFaqs(placement, { limit: pageSize.max });
    for (const { id } of items) if (!ids.has(id)) await unlistFaq(id);
  }
  return faqs.length;
}

import type { helpOperations } from '@redwhiteandcode/contract/help/operations.ts';
import { cleaned } from '@redwhiteandcode/contract/text/typed-text.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { unknownNetwork } from '../platform/network.ts';
import * as repository from './repository.ts';

const noSuchQuestion = 'There is no such question.';

/** Implements the operations of `/api/faqs`. */
export const help: Implementation<typeof helpOperations> = {
  async listFaqs({ query: { placement, q, ...page } }) {
    const search = q && cleaned(q);
    return {
      status: 200,
      body: search
        ? await repository.searchFaqs(placement, search, page)
        : await repository.listFaqs(placement, page),
    };
  },

  async voteFaqHelpful({ params: { faqId }, body: { visitor_id }, caller }) {
    const vote = {
      visitorId: visitor_id.toLowerCase(),
      network: caller?.network ?? unknownNetwork,
      votedAt: timestamp(),
    };
    if ((await repository.addVote(faqId, vote)) === 'missing') throw new HttpProblem(404, noSuchQuestion);
    return { status: 200, body: orNotFound(await repository.readFaq(faqId), noSuchQuestion) };
  },
};

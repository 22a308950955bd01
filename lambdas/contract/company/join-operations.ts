import * as z from 'zod';
import { defineOperations, limitsPer } from '../api/operation.ts';

/** A company's join link as its page shows it. Only addresses at `domain` can join. */
export const JoinOffer = z
  .object({ company_id: z.string(), company_name: z.string(), domain: z.string() })
  .meta({ id: 'CompanyJoinOffer' });
export type JoinOffer = z.infer<typeof JoinOffer>;

const TokenPath = z.object({ token: z.string().min(1).max(100) });

/** The operations of the page that a join link leads to. */
export const companyJoinOperations = defineOperations('company', {
  getJoinOffer: {
    route: 'GET /api/company-join-links/{token}',
    access: 'public',
    summary: 'Get the company and the domain of a join link that can be used',
    params: TokenPath,
    responses: { 200: JoinOffer },
    errors: [404, 409],
    limits: limitsPer(3600, { address: 300 }),
  },
  joinCompany: {
    route: 'POST /api/company-join-links/{token}/joins',
    access: 'user',
    summary:
      'Join the company of a link with a seat and the caller’s confirmed address at its domain; joining again changes nothing',
    params: TokenPath,
    responses: { 200: JoinOffer },
    errors: [403, 404, 409],
    limits: limitsPer(3600, { user: 20 }),
  },
});

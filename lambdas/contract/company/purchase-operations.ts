import * as z from 'zod';
import { text } from '../api/fields.ts';
import { defineOperations, limitsPer } from '../api/operation.ts';
import { corporateRules } from '../corporate/rules.ts';
import { CompanyOrder, SeatPurchase } from './order-operations.ts';

/** The operation that makes a company with its first order. */
export const companyPurchaseOperations = defineOperations('company', {
  createCompany: {
    route: 'POST /api/company',
    access: 'user',
    summary:
      'Create a company with an order for its first seats; the user becomes its owner, and its account opens with the payment',
    body: SeatPurchase.extend({ company_name: text(corporateRules.company) }).meta({ id: 'NewCompany' }),
    idempotent: true,
    responses: {
      201: z.object({ company_id: z.string(), order: CompanyOrder }).meta({ id: 'CompanyPurchase' }),
    },
    errors: [409, 422],
    limits: limitsPer(86_400, { user: 5 }),
  },
});

import type { companyPurchaseOperations } from '@redwhiteandcode/contract/company/purchase-operations.ts';
import { noSeats } from '@redwhiteandcode/contract/company/term.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { orNotFound } from '../platform/http-problem.ts';
import { claimItem, createdId, firstCreated } from '../platform/idempotency.ts';
import { readPeople } from '../platform/people.ts';
import { tryWrite } from '../platform/table.ts';
import { newCompanyAccountItems, newCompanyRoleItems } from '../rows/company/write.ts';
import { newCompanyOrder, toCompanyOrder } from '../rows/order/company-order.ts';
import { readOrder } from '../rows/order/read.ts';
import { newOrderItems } from '../rows/order/write.ts';

const created = async (orderId: string | undefined) => {
  const order = orNotFound(
    orderId === undefined ? undefined : await readOrder(orderId),
    'There is no such order.',
  );
  return {
    status: 201,
    body: { company_id: order.account_id ?? '', order: toCompanyOrder(order, null) },
  } as const;
};

/** Implements the operation that makes a company. */
export const companyPurchase: Implementation<typeof companyPurchaseOperations> = {
  async createCompany({ body, userId, idempotencyKey }) {
    const call = createdId('createCompany', userId, idempotencyKey);
    const first = await firstCreated(call, body);
    if (first !== undefined) return created(first);
    const people = await readPeople([userId]);
    const email = people.get(userId)?.email ?? '';
    const { company_name } = body;
    const id = createdId('createCompany#account', userId, idempotencyKey);
    const order = newCompanyOrder(body, {
      userId,
      email,
      company: { id, name: company_name },
      account: noSeats,
      kind: 'first',
    });
    const at = timestamp();
    const isWritten = await tryWrite([
      claimItem(call, body, order.id),
      ...newCompanyAccountItems({ id, company_name, primary_contact_email: email, created_at: at }),
      ...newCompanyRoleItems({ user_id: userId, company_id: id, role: 'owner', groups: [], since: at }),
      ...newOrderItems(order),
    ]);
    return created(isWritten ? order.id : await firstCreated(call, body));
  },
};

import type { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { dayOf, dayOrNull } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { termCopy } from '@redwhiteandcode/contract/company/term.ts';
import { coversCertificate } from '@redwhiteandcode/contract/orders/rules.ts';
import { paymentName } from '@redwhiteandcode/contract/orders/payment-name.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import type { OrderFacts } from '../../../documents/order.ts';
import { bank, company } from '../../platform/company.ts';
import { environment } from '../../platform/environment.ts';
import type { OrderRow } from './row.ts';

/** The dates of an enrollment. */
interface Dates {
  enrolled_at: string;
  completed_at?: string | undefined;
}

const waiverReasons = {
  liftoff: () => 'Layoff to Lift-Off: an approved application makes all courses free',
  company_seat: (company: string | null) => `Seat from ${company ?? 'a company'}`,
};

const addressOf = ({ payer_address: address }: OrderRow): string[] =>
  address
    ? [
        address.line1,
        ...(address.line2 ? [address.line2] : []),
        `${address.city}, ${address.state} ${address.postal_code}`,
        address.country,
      ]
    : [];

/** Returns what an order's invoice or receipt shows. Dates are those of the company's place of business. */
export function orderFactsOf(
  order: OrderRow,
  {
    enrollment,
    studentName,
    result,
  }: {
    enrollment: Dates | undefined;
    studentName: string | null;
    /** The result on the certificate, if it states one. */
    result?: CertificateResult | undefined;
  },
): OrderFacts {
  const { payment, waiver, status } = order;
  const { siteUrl, supportEmail } = environment();
  const { legalName, ein, address, phone } = company();
  return {
    order_number: order.id,
    receipt_number: order.receipt_number,
    corrected_on: dayOrNull('receiptCorrected', order.receipt_corrected_at),
    void_receipt_numbers: order.void_receipt_numbers,
    ordered_on: dayOf('ordered', order.created_at),
    due_on: status === 'due' ? dayOf('due', order.due_at) : null,
    status: status === 'canceled' ? 'due' : status,
    seller: {
      legal_name: legalName,
      brand: legalName === support.sender ? undefined : support.sender,
      ein,
      address,
      phone,
      email: supportEmail,
      site_url: siteUrl,
      bank: bank(),
    },
    payer: {
      name: order.payer_name,
      email: order.payer_email,
      company: order.payer_company,
      address: addressOf(order),
    },
    student_name: studentName,
    items: order.items.map((item) => ({
      ...item,
      enrolled_on: dayOrNull('enrolled', enrollment?.enrolled_at),
      completed_on: coversCertificate(order) ? dayOrNull('completed', enrollment?.completed_at) : null,
      result: coversCertificate(order) ? (result ?? null) : null,
    })),
    waiver_reason: waiver && waiverReasons[waiver.reason](waiver.company),
    seat_terms: order.seats && [order.seats.price, termCopy.refund, termCopy.end].join(' '),
    payment_page: order.seats
      ? { url: `${siteUrl}/company`, account: null }
      : { url: `${siteUrl}/account/orders`, account: order.payer_email },
    list_price_cents: order.list_price_cents,
    discount_cents: order.discount_cents,
    tax_cents: order.tax_cents,
    total_cents: order.total_cents,
    payment: payment && {
      date: dayOf('paid', payment.paid_at),
      amount_cents: payment.amount_cents,
      method: paymentName(payment),
    },
    refunded_cents: order.refunded_cents,
    purchase_order: order.purchase_order,
  };
}

import {
  type Bank,
  type Company,
  readBank,
  readCompany,
} from '@redwhiteandcode/contract/deployment/company.ts';

let current: Company | undefined;
/**
 * Returns the company of this process: the seller on invoices, receipts and toolkits. It is not in `environment()`, so
 * that only the functions that name the company bundle its rules.
 */
export const company = (): Company => (current ??= readCompany(process.env));

/** Returns the bank account on invoices; null if the company takes no transfers. */
export const bank = (): Bank | null => readBank(process.env);

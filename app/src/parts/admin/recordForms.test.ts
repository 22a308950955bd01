import { accountOf } from '@redwhiteandcode/contract/corporate/rules.ts';
import { correctionOf } from '@redwhiteandcode/contract/reimbursement/rules.ts';
import { ApiError } from '@redwhiteandcode/contract/client.ts';
import type { CorporateAccount } from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import type { Reimbursement } from '@redwhiteandcode/contract/reimbursement/admin-operations.ts';
import { describe, expect, it, test } from 'vitest';
import { accountFields, outcomeOf, saveFailure, valuesOf } from './recordForms.ts';

const account: CorporateAccount = {
  id: 'a',
  company_name: 'Sample Company',
  primary_contact_email: 'hr@example.com',
  seats_purchased: 10,
  seats_ordered: 0,
  seats_used: 4,
  account_status: 'inactive',
  created_at: '2025-02-10T14:00:00.000Z',
  version: 2,
};

test('an account that was not edited in its form is sent unchanged', () => {
  const { company_name, primary_contact_email, seats_purchased, account_status } = account;
  expect(accountOf(valuesOf(account))).toEqual({
    company_name,
    primary_contact_email,
    seats_purchased,
    account_status,
  });
});

describe('the outcome of a toolkit', () => {
  const row = {
    employer_name: null,
    employer_reimbursed: false,
    reimbursement_amount: null,
  } as Reimbursement;

  it.each([
    [row],
    [{ ...row, employer_name: 'Sample Employer', employer_reimbursed: true, reimbursement_amount: 19.99 }],
    [{ ...row, employer_reimbursed: true }],
  ])('%j is unchanged after the form', (toolkit) => {
    const { employer_name, employer_reimbursed, reimbursement_amount } = toolkit;
    expect(correctionOf(outcomeOf(toolkit))).toEqual({
      employer_name,
      employer_reimbursed,
      reimbursement_amount,
    });
  });
});

describe('the failure that a form shows', () => {
  const shape = { names: accountFields, read: (current: unknown) => valuesOf(current as CorporateAccount) };
  const problem = (more: object) =>
    new ApiError({ type: 'about:blank', title: 'Conflict', status: 409, ...more });
  const stale = { type: 'urn:redwhiteandcode:problem:stale-change', current: account };

  it.each([
    ['the values that another admin saved', problem(stale), { conflict: valuesOf(account) }],
    [
      'the message next to its field',
      problem({ status: 422, errors: [{ path: 'body.seats_purchased', message: 'Too few' }] }),
      { fields: { seats_purchased: 'Too few' } },
    ],
    ['the message for the form, if no field is named', problem({}), { form: 'Message' }],
    ['the message for the form, after an unexpected error', new Error('broken'), { form: 'Message' }],
  ])('is %s', (_, failure, expected) => {
    expect(saveFailure(failure, 'Message', shape)).toEqual(expected);
  });
});

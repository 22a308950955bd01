import type { Fault } from './fault.ts';

/** Faults in the contract, the local platform, and the AWS stack. */
export const platformFaults: readonly Fault[] = [
  {
    id: 'refund-a-day-short',
    what: 'A learner who asks for a refund in the last moment of the window gets none.',
    file: 'lambdas/contract/refund-rule.ts',
    find: 'age > refundWindow.days * day',
    replace: 'age >= refundWindow.days * day',
    tests: ['unit:lambdas/contract/refund-rule'],
  },
  {
    id: 'wrong-seat-price',
    what: 'The price of a plan for companies is wrong.',
    file: 'lambdas/contract/plans.ts',
    find: 'pricePerSeat: 149',
    replace: 'pricePerSeat: 194',
    tests: ['unit:lambdas/contract/plans'],
  },
  {
    id: 'call-without-query',
    what: 'API calls lose their query, so each list shows its first page unfiltered.',
    file: 'lambdas/contract/client.ts',
    find: 'return search ? `${pathname}?${search}` : pathname;',
    replace: 'return search ? pathname : `${pathname}`;',
    tests: ['unit:lambdas/contract/client', 'unit:app/src/api'],
  },
  {
    id: 'admin-operation-for-everybody',
    what: 'The contract opens the admin operations to every signed-in user.',
    file: 'lambdas/contract/operation.ts',
    find: "define({ domain, access: 'admin' }, own)",
    replace: "define({ domain, access: 'user' }, own)",
    tests: ['api:authorization'],
  },
  {
    id: 'repeated-item-in-transaction',
    what: 'The local table accepts a transaction that DynamoDB rejects.',
    file: 'lambdas/aws-emulator/dynamodb/transactions.ts',
    find: 'if (new Set(items).size < items.length) {',
    replace: 'if (new Set(items).size > items.length) {',
    tests: ['conformance:table-transactions'],
  },
  {
    id: 'upload-size-unchecked',
    what: 'The local bucket accepts an upload that is larger than its form allows.',
    file: 'lambdas/aws-emulator/s3/post-policy.ts',
    find: 'bounds.max = Math.min(bounds.max, condition[2]);',
    replace: '',
    tests: ['unit:lambdas/aws-emulator/s3/post-policy', 'conformance:storage'],
  },
  {
    id: 'sessions-unchecked-by-gateway',
    what: 'The gateway lets requests for one path through without a session.',
    file: 'cdk/api.ts',
    find: 'authorizer: needsSession ? session : open,',
    replace: "authorizer: needsSession && key !== 'ANY /api/me' ? session : open,",
    tests: ['unit:cdk/api'],
  },
  {
    id: 'function-reaches-too-much',
    what: 'Every function may also use its actions on the table’s indexes and streams.',
    file: 'lambdas/permission-statements.ts',
    find: "allow('dynamodb', reads, [arns.table])",
    replace: "allow('dynamodb', reads, [arns.table, `${arns.table}/*`])",
    tests: ['unit:cdk/functions'],
  },
];

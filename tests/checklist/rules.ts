import { shown, statementsOf } from './statement.ts';

/** Section 4: states and transitions. */
export const states = statementsOf([
  [
    'state-soon',
    'Coming-soon statuses: Q2 2025, Q3 2025, Available Now',
    shown({ path: '/', texts: ['Q2 2025', 'Q3 2025', 'Available Now'] }),
  ],
]);

/** Section 8: the error catalogue. */
export const errors = statementsOf([
  [
    'error-certificate',
    "'Certificate Not Found' card with its advice",
    shown({
      path: '/verify/RWC-2025-00000000',
      texts: ['Certificate Not Found', 'Please double-check the certificate number and try again.'],
    }),
  ],
  [
    'error-player-empty',
    "Empty state 'Course content not available'",
    shown({
      path: '/learn/machine-learning-operations',
      viewer: 'learner',
      texts: ['Course content not available'],
    }),
  ],
  [
    'error-unknown',
    "Unknown route: 'Oops! Page not found'",
    shown({ path: '/no/such/page', texts: ['Oops! Page not found'] }),
  ],
]);

/** Recovery codes that belong to no account. */
export const recoveryCodes = [
  'SAMP1-E0001',
  'SAMP1-E0002',
  'SAMP1-E0003',
  'SAMP1-E0004',
  'SAMP1-E0005',
  'SAMP1-E0006',
  'SAMP1-E0007',
  'SAMP1-E0008',
  'SAMP1-E0009',
  'SAMP1-E0010',
];

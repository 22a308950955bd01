import { expect, it } from 'vitest';
import { normalizeCertificateNumber } from './certificate-number.ts';

it.each([
  ['RWC2025DEM0CERT', 'RWC-2025-DEM0CERT'],
  ['https://example.com/verify/RWC-2025-DEM0CERT', 'RWC-2025-DEM0CERT'],
  ['http://localhost:3000/verify/rwc-2025-democert/?from=mail', 'RWC-2025-DEM0CERT'],
  ['Certificate number: RWC-2025-DEM0CERT', 'RWC-2025-DEM0CERT'],
  [' RWC-2025-DEM0CERTS ', 'RWC-2025-DEM0CERTS'],
  ['oil', 'OIL'],
])('the text %j is read as the number %j', (typed, number) => {
  expect(normalizeCertificateNumber(typed)).toBe(number);
});

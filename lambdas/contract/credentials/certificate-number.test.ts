import { expect, it } from 'vitest';
import { normalizeCertificateNumber } from './certificate-number.ts';

it.each([
  ['RWC2025DEM0CERT', 'RWC-2025-DEM0CERT'],
  ['https://example.com/verify/RWC-2025-DEM0CERT', 'RWC-2025-DEM0CERT'],
  ['http://localhost:3000/verify/rwc-2025-democert/?from=mail', 'RWC-2025-DEM0CERT'],
  ['Certificate number: RWC-2025-DEM0CERT', 'RWC-2025-DEM0CERT'],
  [' RWC-2025-DEM0CERTS ', 'RWC-2025-DEM0CERTS'],
  ['oil', 'OIL'],
  ...[
    '–',
    '‑',
    '−',
    ' ',
    '\u00A0',
    '\u00AD',
    'ー',
    ' - ',
    '─',
    '➖\uFE0F',
    '~',
    '_',
    '.',
    '\u2800',
    '\u3164',
  ].map((dash) => [['RWC', '2025', 'DEM0CERT'].join(dash), 'RWC-2025-DEM0CERT']),
  ['RWC-2025-DEM0 CERT', 'RWC-2025-DEM0CERT'],
  ['RWC-2025-DEM0-CERT', 'RWC-2025-DEM0CERT'],
  ['ＲＷＣ－２０２５－ＤＥＭ０ＣＥＲＴ', 'RWC-2025-DEM0CERT'],
  ['\u200ERWC-2025-DEM0\u200BCERT\u200E', 'RWC-2025-DEM0CERT'],
  ['RWC-2025-DEM0CERT and the day', 'RWC-2025-DEM0CERT'],
  ['RWC-2025-DEM0CERTS and the day', 'RWC-2025-DEM0CERTS AND THE DAY'],
])('the text %j is read as the number %j', (typed, number) => {
  expect(normalizeCertificateNumber(typed)).toBe(number);
});

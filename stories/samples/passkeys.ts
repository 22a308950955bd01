import type { AccountPasskey } from '@redwhiteandcode/design-system';

/** Passkeys of an account: one that was used, and a new one. */
export const passkeys: readonly AccountPasskey[] = [
  {
    id: 'phone',
    name: 'My phone',
    created_at: '2026-01-12T15:04:00Z',
    last_used_at: '2026-02-27T08:30:00Z',
  },
  { id: 'key', name: 'Security key', created_at: '2026-02-14T11:20:00Z', last_used_at: null },
];

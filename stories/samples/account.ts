import type { AccountPasskey, DeviceSession } from '@redwhiteandcode/design-system';
import type { User } from '@redwhiteandcode/contract/identity/operations.ts';

/** A signed-in learner. */
export const learner: User = {
  id: 'learner',
  email: 'learner@example.com',
  email_verified: true,
  full_name: 'Sample Learner',
  roles: [],
  created_at: '2025-01-10T09:00:00Z',
};

/** The sessions of a user: of this device, of another one, and of an unknown one. */
export const ownSessions: readonly DeviceSession[] = [
  {
    id: 'here',
    device: 'Chrome on macOS',
    started_at: '2026-02-20T08:00:00Z',
    last_used_at: '2026-03-02T10:30:00Z',
    is_current: true,
  },
  {
    id: 'other',
    device: 'Firefox on Windows',
    started_at: '2026-02-28T18:00:00Z',
    last_used_at: '2026-03-01T20:15:00Z',
    is_current: false,
  },
  {
    id: 'unknown',
    device: null,
    started_at: '2026-02-25T12:00:00Z',
    last_used_at: '2026-02-25T12:00:00Z',
    is_current: false,
  },
];

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

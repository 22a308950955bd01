import type { DeviceSession } from '@redwhiteandcode/design-system';

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

import { waitlistOperations } from '@redwhiteandcode/contract/waitlist/operations.ts';
import { createHandler } from '../platform/handler.ts';
import { announceOpenings } from './openings.ts';
import { waitlist } from './operations.ts';

/** Handles `/api/waitlist` and `/api/me/waitlist`. */
export const handler = createHandler(waitlistOperations, waitlist);

/** Sends the emails about openings; called by a schedule. */
export const announce = async (): Promise<{ sent: number }> => ({ sent: await announceOpenings() });

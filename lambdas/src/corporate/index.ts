import { corporateOperations } from '../../contract/corporate.ts';
import { createHandler } from '../platform/handler.ts';
import { corporate } from './operations.ts';

/** Handles `/api/admin/corporate-accounts`. */
export const handler = createHandler(corporateOperations, corporate);

/** Emails companies the monthly report of their seats; called by a schedule. */
export async function report(): Promise<{ reports: number }> {
  // Requests do not need the email client.
  const { sendSeatReports } = await import('./seat-reports.ts');
  return { reports: await sendSeatReports() };
}

import { sendSeatReports } from '../src/corporate/seat-reports.ts';

/** Queues emails to companies with the report of their seats for the past month, unless they have it. For operators. */
if (import.meta.main) console.log(`${await sendSeatReports(1000)} seat reports queued.`);

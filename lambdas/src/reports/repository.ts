import * as z from 'zod';
import type { CountedPageOf } from '@redwhiteandcode/contract/api/page.ts';
import type { PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import type { ReportAnswer } from '@redwhiteandcode/contract/reports/admin-operations.ts';
import { ErrorReport } from '@redwhiteandcode/contract/reports/operations.ts';
import { type ListQuery, listRows } from '../platform/admin-list.ts';
import { indexes, keys } from '../platform/keys.ts';
import { getItem, putNew, setAttributes, type TransactItem, tryWrite } from '../platform/table.ts';
import { countChange } from '../platform/totals.ts';
import { pack, unpack } from '../rows/course/modules.ts';
import { errorReports } from './list.ts';

/** A report as it is stored. `request_mark` identifies the request that created it. */
const ReportItem = ErrorReport.extend({ user_id: z.string(), request_mark: z.string() });
export type ReportRow = z.output<typeof ReportItem>;

const BlockItem = z.object({
  block: z.instanceof(Uint8Array).transform((packed) => unpack(packed) as PlacedBlock),
});

/** Writes a report with the block that it is about. Returns false if there is a report with this ID. */
export const createReport = (row: ReportRow, block: PlacedBlock): Promise<boolean> =>
  tryWrite([
    putNew({ ...keys.report(row.id), ...indexes.reports(row.reported_at, row.user_id, row.id), ...row }),
    // Apart from the report, so that lists do not read it.
    putNew({ ...keys.reportedBlock(row.id), block: pack(block) }),
    ...countChange(row.user_id, errorReports, undefined, row),
  ]);

/** Lists all reports. */
export const findReports = (query: ListQuery): Promise<CountedPageOf<ErrorReport>> =>
  listRows(errorReports, query, ErrorReport);

/** Reads a report consistently. */
export const readReport = (id: string) => getItem(keys.report(id), ReportItem, { consistent: true });

/** Reads the block that a report is about. */
export const readReportedBlock = async (id: string): Promise<PlacedBlock | undefined> =>
  (await getItem(keys.reportedBlock(id), BlockItem))?.block;

/** Writes the answer to an open report. Returns false if it has been answered since the read. */
export const answerReport = (
  row: ReportRow,
  { outcome: state, answer }: ReportAnswer,
  { at, more }: { at: string; more: readonly TransactItem[] },
): Promise<boolean> =>
  tryWrite([
    setAttributes(
      keys.report(row.id),
      { state, answer, answered_at: at },
      { condition: '#state = :open', values: { ':open': 'open' } },
    ),
    ...countChange(row.user_id, errorReports, row, { ...row, state }),
    ...more,
  ]);

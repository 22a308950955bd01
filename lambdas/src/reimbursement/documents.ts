import type { NewPlanDocument } from '../../contract/reimbursement-approvals.ts';
import type { ToolkitDocument } from '../../contract/reimbursement-toolkits.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { documentsOf, readSubject } from './subject.ts';
import { type FactsRow, factsOf, type ToolkitRow } from './toolkit-row.ts';

/** Returns a document of a toolkit as PDF, in base64. Throws an HttpProblem 409 if it cannot be made yet. */
export async function documentOf(
  row: ToolkitRow,
  document: ToolkitDocument,
  facts: FactsRow = factsOf(row),
): Promise<string> {
  const subject = await readSubject(row);
  if (!documentsOf(subject).includes(document)) {
    throw new HttpProblem(
      409,
      document === 'receipt'
        ? 'The receipt is available once the course is paid.'
        : 'There is no enrollment in this course any more.',
    );
  }
  void facts;
  throw new HttpProblem(503);
}

/** Returns all documents of a toolkit that can be made now as a ZIP archive, in base64. */
export async function archiveOf(row: ToolkitRow, facts: FactsRow = factsOf(row)): Promise<string> {
  void row;
  void facts;
  throw new HttpProblem(503);
}

/** Returns the draft of an educational assistance plan as PDF, in base64. Stores nothing. */
export async function planDocument(plan: NewPlanDocument): Promise<string> {
  void plan;
  throw new HttpProblem(503);
}

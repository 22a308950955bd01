import type { ReactNode } from 'react';
import { ReimbursementRecord, type ReimbursementSummary } from './ReimbursementRecord.tsx';
import { ProductScene, sample } from '../marketing/ProductScene.tsx';

const approved: ReimbursementSummary = {
  course_title: sample.course,
  employer_name: sample.company,
  status: 'approved',
  generated_at: '2026-03-02',
  submitted_on: '2026-03-05',
  approved_on: '2026-03-19',
};

/** A picture of a reimbursement request with its dates. */
export function ReimbursementScene(): ReactNode {
  return (
    <ProductScene alt="A sample reimbursement request with its status and the dates on which it was created, submitted, and approved.">
      <ReimbursementRecord reimbursement={approved} headingLevel={3} />
    </ProductScene>
  );
}

import { Section, type Stat, StatStrip } from '@redwhiteandcode/design-system';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import type { PublicFigures } from '@redwhiteandcode/contract/reimbursement/approvals.ts';
import type { ReactNode } from 'react';
import { figuresCopy as copy } from './resourceSectionsCopy.ts';

export interface ReimbursementFiguresProps {
  /** Null while too few employers have decided. */
  figures: PublicFigures['figures'];
}

/** How employers decided, as learners and employers recorded it. */
export function ReimbursementFigures({ figures }: ReimbursementFiguresProps): ReactNode {
  if (!figures) return null;
  const stats: Stat[] = [
    { value: figures.decided.toLocaleString('en-US'), label: copy.decided },
    { value: `${figures.approval_rate}%`, label: copy.approved },
    { value: dollarsAndCents(figures.reimbursed_cents), label: copy.reimbursed },
  ];
  return (
    <Section title={copy.title} description={copy.description}>
      <StatStrip stats={stats} />
    </Section>
  );
}

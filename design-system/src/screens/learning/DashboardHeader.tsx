import type { ReactNode } from 'react';
import { Heading } from '../../components/text/Heading.tsx';
import { dashboardHead, dashboardLead, dashboardText } from './dashboard.css.ts';
import { muted } from '../../theme/mutedText.css.ts';

export interface DashboardHeaderProps {
  title: string;
  /** The learner's name, for a greeting above the title. */
  learnerName?: string | undefined;
  description: string;
  /** At the end of the line, such as 'Browse Courses'. */
  action?: ReactNode;
}

/** The header of the learner's dashboard, with the page's h1. */
export function DashboardHeader({
  title,
  learnerName,
  description,
  action,
}: DashboardHeaderProps): ReactNode {
  return (
    <header className={dashboardHead} data-component="DashboardHeader">
      <div className={dashboardText}>
        {learnerName && <p className={muted}>Welcome back, {learnerName}</p>}
        <Heading level={1} size="display">
          {title}
        </Heading>
        <p className={dashboardLead}>{description}</p>
      </div>
      {action}
    </header>
  );
}

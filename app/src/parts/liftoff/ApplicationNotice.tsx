import { Alert, Link } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { applicationNotice as copy } from './applicationCopy.ts';
import { useApplication } from './useApplication.ts';

export interface ApplicationNoticeProps {
  /** Puts the notice on the page. @default the notice itself */
  children?: (notice: ReactNode) => ReactNode;
}

/** Shows a user who applied to Layoff to Lift-Off the application's status, with its link. Shows nothing to others. */
export function ApplicationNotice({ children = (notice) => notice }: ApplicationNoticeProps): ReactNode {
  const { application } = useApplication();
  if (!application) return null;
  return children(
    <Alert
      title={copy.title[application.application_status]}
      action={<Link href="/layoff-application">{copy.view}</Link>}
    />,
  );
}

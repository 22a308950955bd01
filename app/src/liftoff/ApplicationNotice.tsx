import { Alert, Link } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { useSessionList } from '../api/useSessionQuery.ts';
import { applicationNotice as copy } from '../copy/layoffApplication.ts';

/** Leads a user who applied to Layoff to Lift-Off to the application. Shows nothing to others. */
export default function ApplicationNotice(): ReactNode {
  const { data } = useSessionList('GET /api/layoff-applications', {});
  if (!data?.length) return null;
  return <Alert title={copy.title} action={<Link href="/layoff-application">{copy.view}</Link>} />;
}

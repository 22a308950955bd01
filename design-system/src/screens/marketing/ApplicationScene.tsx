import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { type ApplicationEvent, ApplicationStatus } from '../liftoff/ApplicationStatus.tsx';
import { ProductScene } from './ProductScene.tsx';

const history: ApplicationEvent[] = [
  { status: 'pending', time: '2026-03-02' },
  { status: 'under_review', time: '2026-03-03' },
  { status: 'approved', time: '2026-03-03' },
];

/** A picture of an approved application to Layoff to Lift-Off. */
export function ApplicationScene(): ReactNode {
  return (
    <ProductScene alt="A sample application that was approved, with its history.">
      <ApplicationStatus
        status="approved"
        history={history}
        headingLevel={3}
        actions={<Badge isOutlined>Sample</Badge>}
      />
    </ProductScene>
  );
}

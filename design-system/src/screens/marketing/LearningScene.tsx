import type { ReactNode } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { CourseMotif } from '../course/CourseMotif.tsx';
import { CourseProgress } from '../learning/CourseProgress.tsx';
import { SampleCertificate } from './CertificateScene.tsx';
import { ProductScene, sample } from './ProductScene.tsx';
import { head, part, partTitle } from './ProductScene.css.ts';

/** A picture of what a learner gets: a course, its certificate, and the paperwork for the employer. */
export function LearningScene(): ReactNode {
  return (
    <ProductScene alt="A sample course with all lessons completed, its certificate, and an approved reimbursement request.">
      <Card>
        <div className={part}>
          <div className={head}>
            <CourseMotif course={{ id: 'sample', track: 'Operations' }} />
            <p className={partTitle}>{sample.course}</p>
          </div>
          <CourseProgress completed={12} total={12} />
        </div>
      </Card>
      <SampleCertificate />
      <Card>
        <div className={head}>
          <Icon icon={icons.receiptText} size="xl" />
          <div>
            <p className={partTitle}>Reimbursement</p>
            <p className={smallMuted}>{sample.company}</p>
          </div>
          <StatusBadge tone="success">Approved</StatusBadge>
        </div>
      </Card>
    </ProductScene>
  );
}

import type { ReactNode } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { ProgressBar } from '../../components/feedback/ProgressBar.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { ProductScene, sample } from './ProductScene.tsx';
import { figure, figures, head, part, partTitle } from './ProductScene.css.ts';

const counts = [
  { label: 'seats in use', value: '18 of 25' },
  { label: 'courses started', value: '6' },
  { label: 'courses completed', value: '4' },
];

const seats = [100, 75, 40, 10].map((progress, place) => ({
  email: `employee-${place + 1}@example.com`,
  progress,
}));

/** A picture of a company's monthly report: its seats, and the progress of its employees. */
export function TeamReportScene(): ReactNode {
  return (
    <ProductScene alt="A sample of the monthly report: seats in use, courses started and completed, and the progress of each employee.">
      <Card>
        <div className={part}>
          <div className={head}>
            <Icon icon={icons.mail} size="xl" />
            <div>
              <p className={partTitle}>Your team’s training report</p>
              <p className={smallMuted}>{sample.company}</p>
            </div>
          </div>
          <dl className={figures}>
            {counts.map(({ label, value }) => (
              <div key={label}>
                <dd className={figure}>{value}</dd>
                <dt className={smallMuted}>{label}</dt>
              </div>
            ))}
          </dl>
        </div>
      </Card>
      <Card>
        <div className={part}>
          <p className={partTitle}>{sample.course}</p>
          {seats.map(({ email, progress }) => (
            <ProgressBar key={email} label={email} value={progress} />
          ))}
        </div>
      </Card>
    </ProductScene>
  );
}

import type { ReactNode } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { CheckList } from './CheckList.tsx';
import {
  aside,
  asideHeading,
  bio,
  bullets,
  column,
  deliverables,
  details as detailsClass,
  heading,
  headingLine,
  outcomes,
  week,
  weekLists,
  weekNumber,
  weeks,
} from './coursePage.css.ts';
import { muted } from '../../theme/mutedText.css.ts';
import type { CourseDetailsData } from './course.ts';

export interface CourseDetailsProps {
  details: CourseDetailsData;
  /** Beside the curriculum's heading, such as AiDisclosure. */
  disclosure?: ReactNode;
}

/** Outcomes, prerequisites, roles, curriculum by week, and instructor; parts without data are left out. */
export function CourseDetails({ details, disclosure }: CourseDetailsProps): ReactNode {
  const { learning_outcomes, prerequisites, target_roles, modules, instructor_info } = details;
  return (
    <div className={detailsClass} data-component="CourseDetails">
      <div className={column}>
        {learning_outcomes.length > 0 && (
          <section>
            <h2 className={heading}>Learning Outcomes</h2>
            <CheckList items={learning_outcomes} className={outcomes} />
          </section>
        )}
        {modules.length > 0 && (
          <section>
            <div className={headingLine}>
              <Heading level={2}>Curriculum</Heading>
              {disclosure}
            </div>
            <ol className={weeks}>
              {modules.map((module) => (
                <Week key={`${module.week} ${module.title}`} module={module} />
              ))}
            </ol>
          </section>
        )}
      </div>
      <div className={aside}>
        <AsideList title="Prerequisites" items={prerequisites} />
        <AsideList title="Ideal Roles" items={target_roles} />
        {instructor_info?.name && (
          <Card as="section">
            <h2 className={asideHeading}>Instructor</h2>
            <p>
              <strong>{instructor_info.name}</strong>
            </p>
            <p className={muted}>{instructor_info.credentials}</p>
            <p className={bio}>{instructor_info.bio}</p>
          </Card>
        )}
      </div>
    </div>
  );
}

function Week({ module }: { module: CourseDetailsData['modules'][number] }): ReactNode {
  const results = module.deliverables ?? [];
  return (
    <li className={week}>
      <p className={weekNumber}>{module.week}</p>
      <Heading level={3}>{module.title}</Heading>
      <div className={weekLists}>
        <BulletList items={module.topics} />
        {results.length > 0 && (
          <div>
            <p className={deliverables}>Deliverables</p>
            <BulletList items={results} />
          </div>
        )}
      </div>
    </li>
  );
}

function BulletList({ items }: { items: readonly string[] }): ReactNode {
  return (
    <ul className={bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function AsideList({ title, items }: { title: string; items: readonly string[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <Card as="section">
      <h2 className={asideHeading}>{title}</h2>
      <BulletList items={items} />
    </Card>
  );
}

import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import type { ReactNode } from 'react';
import type { LaterParts } from '../frame/ClientRouter.tsx';
import { later } from '../frame/later.tsx';
import { catalogSize } from '../catalog/useCatalogSize.ts';
import type * as sections from '../landing/sections.ts';
import { Opening } from '../landing/Opening.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';

const load = (): Promise<typeof sections> => import('../landing/sections.ts');
const section = (name: keyof typeof sections) => later(async () => ({ default: (await load())[name] }));

/** What is below the opening, in the document's order. */
const Sections = [
  section('HowItWorks'),
  section('FeaturedCourses'),
  section('MadeInAmerica'),
  section('ReimbursementPackage'),
  section('ComingSoon'),
  section('Benefits'),
  section('Programs'),
  section('Calculator'),
  section('Testimonials'),
  section('Questions'),
  section('Closing'),
];

export const handle: StructuredDataHandle & LaterParts = {
  structuredData: 'home',
  // What fails is for the page to say.
  loadLaterParts: () => load().catch(() => undefined),
};

export const meta = () =>
  pageMeta({
    description: `Get AI training at $0 out-of-pocket cost through IRS Section 127 employer reimbursement. ${catalogSize} courses from beginner to executive level; your employer may cover up to ${limitText(latestAnnualLimit)} a year, if its plan does.`,
    path: '/',
  });

export default function HomeRoute(): ReactNode {
  return (
    <>
      <Opening />
      {Sections.map((Part, place) => (
        <Part key={place} />
      ))}
    </>
  );
}

import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import type { ReactNode } from 'react';
import type { LaterParts } from '../frame/ClientRouter.tsx';
import { catalogSize } from '../catalog/useCatalogSize.ts';
import { LaterSection, loadSections } from '../landing/LaterSection.tsx';
import { Opening } from '../landing/Opening.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';

export const handle: StructuredDataHandle & LaterParts = {
  structuredData: 'home',
  loadLaterParts: loadSections,
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
      <LaterSection name="HowItWorks" />
      <LaterSection name="FeaturedCourses" />
      <LaterSection name="MadeInAmerica" />
      <LaterSection name="ReimbursementPackage" />
      <LaterSection name="ComingSoon" />
      <LaterSection name="Benefits" />
      <LaterSection name="Programs" />
      <LaterSection name="Calculator" />
      <LaterSection name="Testimonials" />
      <LaterSection name="Questions" />
      <LaterSection name="Closing" />
    </>
  );
}

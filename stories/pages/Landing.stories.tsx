import { HomePage, homeSections } from '@redwhiteandcode/app/pages/marketing/home/HomePage.tsx';
import { Calculator } from '@redwhiteandcode/app/pages/marketing/home/Calculator.tsx';
import { FeaturedCourses } from '@redwhiteandcode/app/pages/marketing/home/FeaturedCourses.tsx';
import { Programs } from '@redwhiteandcode/app/pages/marketing/home/Programs.tsx';
import * as home from '@redwhiteandcode/app/pages/marketing/home/sections.tsx';
import { builtInCatalog, builtInFeatured } from '@redwhiteandcode/app/parts/catalog/builtIn.ts';
import { builtInQuestions } from '@redwhiteandcode/app/parts/marketing/builtInQuestions.ts';
import { Fragment, type ReactNode } from 'react';
import preview from '#.storybook/preview.tsx';
import { accept } from '../samples/answers.ts';
import { inSite } from '../samples/inSite.tsx';
import { requestFor } from '../samples/waitlist.tsx';

function LandingPage({ isSignedIn = false }: { isSignedIn?: boolean }): ReactNode {
  const sections: Record<(typeof homeSections)[number], ReactNode> = {
    HowItWorks: <home.HowItWorks />,
    FeaturedCourses: <FeaturedCourses courses={builtInFeatured} isSignedIn={isSignedIn} />,
    MadeInAmerica: <home.MadeInAmerica />,
    ReimbursementPackage: <home.ReimbursementPackage />,
    ComingSoon: <home.ComingSoon today="2026-11-25" notify={({ title }) => requestFor(title)} />,
    Benefits: <home.Benefits isSignedIn={isSignedIn} />,
    Programs: <Programs courses={builtInCatalog} />,
    Calculator: <Calculator isSignedIn={isSignedIn} onCopyLink={accept} />,
    Testimonials: <home.Testimonials />,
    Questions: <home.Questions questions={builtInQuestions} />,
    Closing: <home.Closing isSignedIn={isSignedIn} />,
  };
  return (
    <HomePage
      courseCount={builtInCatalog.length}
      prices={{ lowest: '$299', highest: '$5,250' }}
      isSignedIn={isSignedIn}
      sections={homeSections.map((name) => <Fragment key={name}>{sections[name]}</Fragment>)}
    />
  );
}

const meta = preview.meta({ title: 'Pages/Landing', ...inSite({ path: '/' }) });

/** / */
export const Visitor = meta.story({ render: () => <LandingPage /> });

/** / for a signed-in user, with links to the dashboard */
export const SignedIn = meta.story({
  render: () => <LandingPage isSignedIn />,
  parameters: { site: { viewer: 'learner' } },
});

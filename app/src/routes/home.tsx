import { PageMenu } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { homeList, homeMenu } from '../copy/homeAnchors.ts';
import { type LaterParts, later } from '../frame/later.tsx';
import type { PageMenuHandle } from '../frame/SiteFrame.tsx';
import { useCatalogSize } from '../catalog/useCatalogSize.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../metadata/StructuredData.tsx';
import { HomePage, homeSections } from '../pages/home/HomePage.tsx';
import { useSession } from '../session/session.ts';

const load = () => import('../landing/sections.tsx');

const sections = homeSections.map((name) => {
  const Section = later(async () => ({ default: (await load())[name] }));
  return <Section key={name} />;
});

export const handle: StructuredDataHandle & LaterParts & PageMenuHandle = {
  pageMenu: (props) => <PageMenu {...(props.isList ? homeList : homeMenu)} {...props} />,
  structuredData: 'home',
  // The page shows the failure.
  loadLaterParts: () => load().catch(() => undefined),
};

export const meta = () => pageMeta({ description: __DEFAULT_DESCRIPTION__, path: '/' });

export default function HomeRoute(): ReactNode {
  const [courseCount, queryElement] = useCatalogSize();
  return (
    <>
      {queryElement}
      <HomePage
        courseCount={courseCount}
        prices={__PRICE_RANGE__}
        isSignedIn={Boolean(useSession())}
        sections={sections}
      />
    </>
  );
}

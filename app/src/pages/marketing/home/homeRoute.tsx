import { type NavigationLink, PageMenu, Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { later, type LaterParts } from '../../../shell/hydration/later.tsx';
import type { PageMenuHandle } from '../../../shell/frame/SiteFrame.tsx';
import { ApplicationNotice } from '../../../parts/liftoff/ApplicationNotice.tsx';
import { useCatalogSize } from '../../../parts/catalog/useCatalogSize.ts';
import { pageMeta } from '../../../shell/metadata/pageMeta.ts';
import type { StructuredDataHandle } from '../../../parts/structured-data/StructuredData.tsx';
import { HomePage, homeSections } from './HomePage.tsx';
import { useSession } from '../../../shell/session/session.ts';

const links: readonly NavigationLink[] = [
  { label: 'Benefits', href: '/#benefits' },
  { label: 'Programs', href: '/#programs' },
  { label: 'Calculator', href: '/#calculator' },
  { label: 'FAQ', href: '/#faq' },
];

/** The sections of the home page in the mobile menu of that page. */
const homeList = { label: 'On This Page', links };

/** The menu in the navigation bar of the home page, instead of the link to it. */
const homeMenu = { label: 'Home', links: [{ label: 'Home', href: '/' }, ...links] };

const load = () => import('./loadedSections.tsx');

const sections = homeSections.map((name) => {
  const Later = later(async () => ({ default: (await load())[name] }));
  return <Later key={name} />;
});

export const handle: StructuredDataHandle & LaterParts & PageMenuHandle = {
  pageMenu: (props) => <PageMenu {...(props.isList ? homeList : homeMenu)} {...props} />,
  structuredData: 'home',
  // The page shows the failure.
  loadLaterParts: () => load().catch(() => undefined),
};

export const meta = () => pageMeta({ description: __DEFAULT_DESCRIPTION__, path: '/' });

export default function HomeRoute(): ReactNode {
  const courseCount = useCatalogSize();
  const isSignedIn = Boolean(useSession());
  return (
    <>
      {isSignedIn && <ApplicationNotice>{(notice) => <Section>{notice}</Section>}</ApplicationNotice>}
      <HomePage
        courseCount={courseCount}
        prices={__PRICE_RANGE__}
        isSignedIn={isSignedIn}
        sections={sections}
      />
    </>
  );
}

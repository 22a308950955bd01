import { type ComponentType, lazy, memo, type ReactNode, Suspense, useMemo } from 'react';
import { usePrerendered } from '../frame/useHydrated.ts';
import type * as sections from './sections.ts';

type Sections = typeof sections;
/** A section of the landing page below its opening. */
export type SectionName = keyof Sections;

const load = (): Promise<Sections> => import('./sections.ts');

const pauseBeforeRetry = 10_000;

/** Never fails: until the sections' script has come, their HTML stands and can be read. */
async function loadPatiently(): Promise<Sections> {
  try {
    return await load();
  } catch (error) {
    console.error('The sections of the page could not be loaded; their HTML stays as it is.', error);
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry));
    return loadPatiently();
  }
}

function lazily(from: () => Promise<Sections>): (name: SectionName) => ComponentType {
  const made = new Map<SectionName, ComponentType>();
  return (name) => {
    const known = made.get(name) ?? lazy(async () => ({ default: (await from())[name] }));
    made.set(name, known);
    return known;
  };
}

/** Loads the sections before the page is shown; what fails is for the page to say. */
export const loadSections = (): Promise<unknown> => load().catch(() => undefined);

const ofHtml = lazily(loadPatiently);
const ofNavigation = lazily(load);

/**
 * A section whose script comes after the page can be used. In prerendered HTML it stands at once, and stays as it is
 * until its script takes over, so it must have no props that change. Coming from another page, the whole page waits for
 * it, so that an anchor finds its section.
 */
export const LaterSection = memo(function LaterSection({ name }: { name: SectionName }): ReactNode {
  const isPrerendered = usePrerendered();
  // One element for good: React gives up HTML that is not hydrated yet when what stands around it changes.
  return useMemo(() => {
    const Section = (isPrerendered ? ofHtml : ofNavigation)(name);
    return isPrerendered ? (
      <Suspense fallback={null}>
        <Section />
      </Suspense>
    ) : (
      <Section />
    );
  }, [isPrerendered, name]);
});

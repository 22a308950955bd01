import { type ReactNode, useEffect, useState } from 'react';
import { type UIMatch, useMatches } from 'react-router';
import { usePrerendered } from '../frame/useHydrated.ts';
import type { CompanyPage } from './companyPages.ts';
import { addDataBlock } from './dataBlock.ts';

/** The pages that say what they are about. */
export type StructuredPage = 'home' | 'course' | CompanyPage;

/** What such a page's route has for a `handle`. */
export interface StructuredDataHandle {
  structuredData: StructuredPage;
}

const hasStructuredData = (handle: unknown): handle is StructuredDataHandle =>
  typeof handle === 'object' && handle !== null && 'structuredData' in handle;

interface About {
  page: StructuredPage;
  courseId: string | undefined;
}

function aboutOf(matches: readonly UIMatch[]): About | undefined {
  for (const { handle, params } of matches) {
    if (hasStructuredData(handle)) return { page: handle.structuredData, courseId: params['courseId'] };
  }
  return undefined;
}

type Writer = (page: StructuredPage, courseId: string | undefined) => string[];

let write: Writer | undefined;

/** Called once by what prerenders pages: browsers load the writer only when they move to another page. */
export function writeStructuredDataWith(writer: Writer): void {
  write = writer;
}

/** The texts that stand in the prerendered page; its browser takes them from there. */
function prerenderedTexts(about: About | undefined): string[] {
  if (typeof document === 'undefined') return about && write ? write(about.page, about.courseId) : [];
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );
}

/**
 * The page's JSON-LD in the head, as long as the page is shown. What stands in the prerendered HTML is React's; after
 * that the blocks are made by hand, because React makes scripts through `innerHTML`, which Trusted Types refuse.
 */
export function StructuredData(): ReactNode {
  const about = aboutOf(useMatches());
  const page = about?.page;
  const courseId = about?.courseId;
  const key = page && `${page} ${courseId ?? ''}`;
  const [texts] = useState(() => prerenderedTexts(about));
  const isFromHtml = usePrerendered() && texts.length > 0;
  const [firstKey, setFirstKey] = useState<string | null | undefined>(key);
  if (firstKey !== null && firstKey !== key) setFirstKey(null);
  const isPrerendered = isFromHtml && key !== undefined && firstKey === key;

  useEffect(() => {
    if (isPrerendered || page === undefined) return;
    return addLater(page, courseId);
  }, [isPrerendered, page, courseId]);

  if (!isPrerendered) return null;
  return texts.map((text) => (
    <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  ));
}

/** Adds a page's blocks once what writes them is loaded; the answer takes them away. */
function addLater(page: StructuredPage, courseId: string | undefined): () => void {
  let elements: HTMLElement[] | undefined = [];
  import('./structuredData.ts').then(
    ({ structuredData }) => {
      elements = elements && structuredData(page, courseId).map(addDataBlock);
    },
    (error: unknown) => console.error('The page’s structured data could not be loaded.', error),
  );
  return () => {
    for (const element of elements ?? []) element.remove();
    elements = undefined;
  };
}

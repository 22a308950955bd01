import { type ReactNode, useEffect, useState } from 'react';
import { type UIMatch, useMatches } from 'react-router';
import { usePrerendered } from '../../shell/hydration/useHydrated.ts';
import type { StructuredPage } from './structuredData.ts';

/** The `handle` of such a page's route. */
export interface StructuredDataHandle {
  structuredData: StructuredPage;
}

const hasStructuredData = (handle: unknown): handle is StructuredDataHandle =>
  typeof handle === 'object' && handle !== null && 'structuredData' in handle;

interface Subject {
  page: StructuredPage;
  courseId: string | undefined;
}

function subjectOf(matches: readonly UIMatch[]): Subject | undefined {
  for (const { handle, params } of matches) {
    if (hasStructuredData(handle)) return { page: handle.structuredData, courseId: params['courseId'] };
  }
  return undefined;
}

type Writer = (page: StructuredPage, courseId: string | undefined) => string[];

let write: Writer | undefined;

/** Sets the writer for prerendering. Browsers load the writer only when the user navigates to another page. */
export function writeStructuredDataWith(writer: Writer): void {
  write = writer;
}

/** Returns the texts of the prerendered page; the browser reads them from its HTML. */
function prerenderedTexts(subject: Subject | undefined): string[] {
  if (typeof document === 'undefined') return subject && write ? write(subject.page, subject.courseId) : [];
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );
}

/**
 * The page's JSON-LD in the head while the page is shown. React renders it only in prerendered HTML. After a navigation
 * an effect adds the blocks, because React creates scripts through `innerHTML`, which Trusted Types refuse.
 */
export function StructuredData(): ReactNode {
  const subject = subjectOf(useMatches());
  const page = subject?.page;
  const courseId = subject?.courseId;
  const key = page && `${page} ${courseId ?? ''}`;
  const [texts] = useState(() => prerenderedTexts(subject));
  const isFromHtml = usePrerendered() && texts.length > 0;
  const [firstKey, setFirstKey] = useState<string | null | undefined>(key);
  if (firstKey !== null && firstKey !== key) setFirstKey(null);
  const isPrerendered = isFromHtml && key !== undefined && firstKey === key;

  useEffect(() => {
    if (isPrerendered || page === undefined) return;
    return addBlocks(page, courseId);
  }, [isPrerendered, page, courseId]);

  if (!isPrerendered) return null;
  return texts.map((text) => (
    <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  ));
}

/** Adds a page's blocks when their writer has loaded. Returns a function that removes them. */
function addBlocks(page: StructuredPage, courseId: string | undefined): () => void {
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

/** Adds a JSON-LD block to the head. */
function addDataBlock(json: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.type = 'application/ld+json';
  element.text = trusted(json);
  document.head.append(element);
  return element;
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Allows any text, because data blocks never run. */
function trusted(json: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('rwc-structured-data', { createScript: (text) => text });
  return policy ? policy.createScript(json) : json;
}

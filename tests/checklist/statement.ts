import type { Viewer } from '../pages.ts';

/** What a page shows as it opens; compared without regard to case and to the form of apostrophes. */
export interface Shown {
  path: string;
  /** @default 'visitor' */
  viewer?: Viewer;
  /** A CSS selector of the part that shows it. @default the main part */
  within?: string;
  texts?: readonly (string | RegExp)[];
  /** Texts that must not be there. */
  absent?: readonly (string | RegExp)[];
  /** Words of a link and where it leads, without its query. */
  links?: readonly (readonly [name: string, href: string])[];
  buttons?: readonly (string | RegExp)[];
  /** Labels of form fields. */
  fields?: readonly (string | RegExp)[];
  /** Whether the texts may be in parts that are closed. @default false */
  isFolded?: boolean;
}

/** One thing that the specification says a page shows; `tests/e2e/statements.spec.ts` looks for it. */
export interface Statement {
  id: string;
  says: string;
  shown: readonly Shown[];
}

export const shown = (...views: Shown[]): readonly Shown[] => views;

/** The statements of one part of the specification: an id, our words for it, and where it is shown. */
export const statementsOf = (
  rows: readonly (readonly [id: string, says: string, shown: readonly Shown[]])[],
): Statement[] => rows.map(([id, says, views]) => ({ id, says, shown: views }));

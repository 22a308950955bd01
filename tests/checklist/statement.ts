import type { Viewer } from '../pages.ts';

/** What a page shows as it opens; compared without regard to case and to the form of apostrophes. */
export interface Shown {
  path: string;
  /** @default 'visitor' */
  viewer?: Viewer;
  /** A CSS selector of the part that shows it. @default the main part */
  within?: string;
  texts?: readonly (string | RegExp)[];
  /** Texts that must not stand there. */
  absent?: readonly (string | RegExp)[];
  /** Words of a link and where it leads, without its query. */
  links?: readonly (readonly [name: string, href: string])[];
  buttons?: readonly (string | RegExp)[];
  /** Labels of form fields. */
  fields?: readonly (string | RegExp)[];
  /** Whether the texts may stand in parts that are closed. @default false */
  isFolded?: boolean;
}

/** A test by its file and its title, or by a pattern of its title; of a story, its export's name. */
export interface Test {
  file: string;
  title: string | RegExp;
}

/** One thing that the document states, and what proves it. */
export interface Statement {
  id: string;
  section: string;
  says: string;
  /** Judged by `tests/e2e/statements.spec.ts`. */
  shown?: readonly Shown[];
  heldBy?: readonly Test[];
  /** Why it is not built yet. */
  later?: string;
}

type Proof = Pick<Statement, 'shown' | 'heldBy' | 'later'>;

export const shown = (...views: Shown[]): Proof => ({ shown: views });
export const heldBy = (file: string, title: string | RegExp): Proof => ({ heldBy: [{ file, title }] });
export const later = (reason: string): Proof => ({ later: reason });
/** Several proofs of one statement. */
export const both = (...proofs: Proof[]): Proof => ({
  shown: proofs.flatMap((proof) => proof.shown ?? []),
  heldBy: proofs.flatMap((proof) => proof.heldBy ?? []),
});

/** The statements of a section of the document: an id, our words for it, what proves it. */
export const section = (
  name: string,
  rows: readonly (readonly [id: string, says: string, proof: Proof])[],
): Statement[] => rows.map(([id, says, proof]) => ({ id, section: name, says, ...proof }));

import type { Plugin } from 'vite';

/** A stylesheet of the browser's build: the styles whose path matches one of the patterns. */
interface ChunkRule {
  name: string;
  patterns: readonly string[];
  priority: number;
}

/**
 * The styles in few files, which compress better than one file per component: the lesson editor, the admin area's search,
 * the printed certificate, the admin area, dialogs and timelines, learners' pages, forms, long texts, notices and
 * documents, pages behind the landing page, course pages, the catalog, offers, and every page. The build links the files
 * that a page's HTML needs (`app/publish/styles.ts`).
 */
const styles = Object.entries({
  editor: ['components/rich-text-editor/'],
  search: ['screens/admin/CommandPalette'],
  certificate: ['screens/credentials/certificateSheet'],
  admin: [
    'screens/admin/',
    'components/(data-table|menu|pagination|popover|reorderable-list|sidebar|switch|tooltip)/',
  ],
  dialog: ['components/(dialog|timeline)/'],
  learner: [
    'screens/(account|identity)/',
    'screens/learning/(?!progress)',
    'screens/reimbursement/(?!reimbursementRecord|TaxDisclaimer)',
    'app/src/pages/learning/player/',
  ],
  form: [
    'screens/liftoff/(?!applicationStatus)',
    'components/(file-field|form|list-box-select|number-field|radio-group|search-field|tabs)/',
    'components/field/(?!field\\.)',
  ],
  prose: ['components/prose/'],
  document: ['screens/credentials/', 'screens/legal/'],
  inner: [
    'screens/(contact|corporate)/',
    'screens/help/(HelpSearch|QuickCards|SupportBlock)',
    'screens/marketing/(LeadershipCards|StatStrip)',
    'screens/liftoff/applicationStatus',
    'components/chip/',
  ],
  course: ['screens/course/(coursePage|courseLessons)', 'screens/curriculum/generation'],
  catalog: [
    'screens/(catalog|waitlist)/',
    'screens/course/(?!CourseMotif|CheckList)',
    'screens/marketing/(ComingSoonList|SavingsCalculator|TestimonialList)',
    'screens/reimbursement/(?!TaxDisclaimer)',
  ],
  offer: [
    'screens/(?!course/CourseMotif|curriculum/ai|learning/progress|course/CheckList|reimbursement/TaxDisclaimer|message/)',
    'app/src/(?!shell/frame/)',
  ],
  style: [''],
}).map(
  ([name, patterns], index): ChunkRule => ({
    name,
    patterns,
    // Above the group of scripts.
    priority: 20 - index,
  }),
);

const expression = (pattern: string): RegExp => new RegExp(`(${pattern}).*\\.vanilla\\.css`);

/**
 * The groups for Rolldown's code splitting: the styles, and one file with the scripts that most pages and parts load, because
 * every small file has its own overhead.
 */
export const chunkGroups = [
  ...styles.map(({ name, priority, patterns }) => ({ name, priority, test: expression(patterns.join('|')) })),
  { name: 'shell', minShareCount: 45 },
];

/**
 * Splits a pattern into one pattern per name in its parentheses, because each of them has to match a module. Only a group
 * at the end or before a `/`, without a group inside, is split.
 */
function alternatives(pattern: string): string[] {
  const [, before, names, after] = /^([^()]*)\(([^()?]*)\)(\/?|\\\.)$/.exec(pattern) ?? [];
  return names === undefined ? [pattern] : names.split('|').map((name) => `${before}${name}${after}`);
}

/** Returns the patterns of the chunk rules that match none of the modules. */
export const unmatchedPatterns = (modules: readonly string[]): string[] =>
  styles.flatMap((rule) =>
    rule.patterns
      .flatMap(alternatives)
      .filter((pattern) => !modules.some((id) => expression(pattern).test(id)))
      .map((pattern) => `${rule.name}: ${pattern}`),
  );

/** Fails the browser's build when a chunk rule matches no module: its file was moved or deleted. */
export const checkChunkRules = (): Plugin => ({
  name: 'check-chunk-rules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd(error) {
    if (error) return;
    const unmatched = unmatchedPatterns([...this.getModuleIds()]);
    if (unmatched.length === 0) return;
    this.error(
      `No module matches these chunk rules. Correct or remove them in app/src/shell/first-load/chunks.ts:\n${unmatched.join('\n')}`,
    );
  },
});

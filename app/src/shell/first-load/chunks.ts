import type { Plugin } from 'vite';

/** A chunk of the browser's build: the modules whose path matches one of the patterns. */
interface ChunkRule {
  name: string;
  patterns: readonly string[];
  priority: number;
  /** Styles or scripts only; both unless given. */
  suffix?: string;
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
    // Above every group of scripts.
    priority: 20 - index,
    suffix: '.*\\.vanilla\\.css',
  }),
);

/** Scripts that always load together, in one file each: every small file has its own overhead. */
const scripts: readonly ChunkRule[] = [
  {
    name: 'shell',
    priority: 2,
    patterns: [
      'node_modules/(react|react-dom|react-router|scheduler|@vanilla-extract)/',
      'design-system/src/(theme|layout|link)/',
      'design-system/src/components/(badge|button|card/Card|footer|icon|link|navigation-bar/(?!PageMenu)|spinner|text/(Heading|Text)\\.|theme-switcher|toast)',
      'design-system/src/components/feedback/(EmptyState|ErrorState|ProgressBar|Skeleton|feedback|retryLabel)',
      'design-system/src/components/field/(useEarlyInput|field)\\.',
      'design-system/src/components/(disclosure/Disclosure|text/wholeNumber)\\.',
      'design-system/src/components/(date/date|money/dollars)\\.',
      'screens/(credentials/certificateWords|curriculum/aiDisclosure|learning/CourseProgress|course/CheckList|reimbursement/TaxDisclaimer)\\.',
      'app/src/parts/catalog/(useCatalogSize|withLessonCount)',
      'app/src/(root|shell/first-load/)',
      'app/src/shell/session/(?!draftStore)',
      'app/src/shell/frame/(?!PageFailure|loadFailure|company|legalFacts|pagesRoute|(FailurePage|NotFoundPage|NotLoadedPage|OpenedPart|PageHeading|Part|useSearchText)\\.)',
      'app/src/shell/clock/useToday',
      'app/src/shell/api/(queryKey|client|errorMessage|listAll|sessionFetch|useFailureToast|usePublicQuery)',
      'app/src/shell/metadata/(pageMeta|useDocumentTitle)',
      'app/src/parts/structured-data/(StructuredData|dataBlock)',
      'app/src/shell/analytics/(parts|settings)',
      'lambdas/contract/(client|text/(money|grouped-digits)|tax/annual-limit|course/levels|orders/refund-rule)\\.',
    ],
  },
  {
    name: 'fields',
    priority: 1,
    patterns: [
      'app/src/shell/forms/(fieldsOf|formErrorCopy|formErrors|lazyCheck)',
      'app/src/parts/identity/accountChecks\\.',
      'design-system/src/components/field/(Select|TextField|useField)\\.',
      'design-system/src/components/form/(Form|useForm|findControl)\\.',
      'lambdas/contract/text/(email-rule|rules)\\.',
    ],
  },
  {
    name: 'course',
    priority: 1,
    patterns: [
      'app/src/(pages/course/CourseAction|parts/course/courseCopy)\\.',
      'app/src/pages/course/(ActionSkeleton|DetailsSkeleton|Unready)\\.',
      'screens/course/(CourseHeader|PriceBox)',
    ],
  },
  // Above the groups that would include these modules with those that import them.
  {
    name: 'course-card',
    priority: 2,
    patterns: ['screens/course/(Facts|ListPrice|course|CourseMotif|courseDrawings)\\.ts'],
  },
  {
    name: 'built-in',
    priority: 2,
    patterns: ['app/src/parts/catalog/builtIn\\.', 'lambdas/contract/catalog/courses\\.json'],
  },
  // Every page loads these after hydration, if not before.
  {
    name: 'queries',
    priority: 1,
    patterns: [
      'node_modules/(swr|use-sync-external-store|dequal)/',
      'app/src/shell/api/(QueryRunner|useCachedQuery)\\.',
      'app/src/shell/frame/(PageFailure|loadFailure)\\.',
      'screens/message/(UnexpectedErrorScreen|message)\\.',
    ],
  },
  {
    name: 'catalog',
    priority: 1,
    patterns: [
      'app/src/parts/catalog/(builtInLists|courseSearch|filterCourses)',
      'screens/catalog/(CatalogFilters|CourseCard)\\.',
      'screens/(curriculum/AiDisclosure|marketing/useQuiet)\\.',
    ],
  },
  {
    name: 'answers',
    priority: 1,
    patterns: [
      'app/src/parts/marketing/builtInQuestions',
      'lambdas/contract/help/landing',
      'components/disclosure/Accordion\\.',
      'screens/help/FaqList\\.',
      'screens/marketing/(AnswersIllustration|illustration)\\.',
    ],
  },
  {
    name: 'offers',
    priority: 1,
    patterns: [
      'app/src/parts/marketing/ClosingSection',
      'app/src/pages/marketing/home/StartLink',
      'screens/marketing/(Hero|Steps)\\.',
      'screens/marketing/(BrandBanner|CallToAction|CertificateScene|FeatureBlock|FeatureGrid|ProductScene)\\.tsx',
    ],
  },
];

const rules = [...styles, ...scripts];
const expression = (pattern: string, { suffix = '' }: ChunkRule): RegExp =>
  new RegExp(`(${pattern})${suffix}`);

/** The groups for Rolldown's code splitting. */
export const chunkGroups = rules.map((rule) => ({
  name: rule.name,
  priority: rule.priority,
  test: expression(rule.patterns.join('|'), rule),
}));

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
  rules.flatMap((rule) =>
    rule.patterns
      .flatMap(alternatives)
      .filter((pattern) => !modules.some((id) => expression(pattern, rule).test(id)))
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

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
  certificate: ['screens/certificate/certificateSheet'],
  admin: [
    'screens/admin/',
    'components/(data-table|menu|pagination|popover|reorderable-list|sidebar|switch|tooltip)/',
  ],
  dialog: ['components/(dialog|timeline)/'],
  learner: [
    'screens/(account|auth)/',
    'screens/learning/(?!progress)',
    'screens/toolkit/(?!reimbursementRecord)',
    'app/src/pages/player/',
  ],
  form: [
    'screens/layoff/(?!applicationStatus)',
    'components/(file-field|form|list-box-select|number-field|radio-group|search-field|tabs)/',
    'components/field/(?!field\\.)',
  ],
  prose: ['components/prose/'],
  document: ['screens/(certificate|consent|legal)/'],
  inner: [
    'screens/(contact|employer)/',
    'screens/faq/(HelpSearch|QuickCards|SupportBlock)',
    'screens/marketing/(LeadershipCards|StatStrip)',
    'screens/layoff/applicationStatus',
    'components/chip/',
  ],
  course: ['screens/course/(coursePage|courseLessons|generation)'],
  catalog: [
    'screens/(course/(?!CourseMotif)|waitlist/)',
    'screens/landing/(?!landing|Steps)',
    'screens/toolkit/',
  ],
  offer: [
    'screens/(?!course/CourseMotif|disclosure/(aiBadge|disclosure)|learning/progress|marketing/CheckList|message/)',
    'app/src/(?!pages/frame/)',
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
      'design-system/src/components/(badge|button|card/Card|footer|icon|link|navigation-bar/(?!PageMenu)|text/(Heading|Text)\\.|theme-switcher|toast)',
      'design-system/src/components/feedback/(EmptyState|ErrorState|ProgressBar|Skeleton|Spinner|feedback|retryLabel)',
      'design-system/src/components/field/(useEarlyInput|field)\\.',
      'design-system/src/components/(disclosure/Disclosure|text/wholeNumber)\\.',
      'design-system/src/(components/date/date|screens/(dollars|certificate/certificateWords|disclosure/TaxDisclaimer|learning/CourseProgress|marketing/CheckList))\\.',
      'app/src/catalog/(useCatalogSize|withLessonCount)',
      'app/src/(root|first-load/|copy/site)',
      'app/src/session/(?!draftStore)',
      'app/src/(pages/)?frame/(?!PageFailure|loadFailure)',
      'app/src/api/(queryKey|client|errorMessage|listAll|sessionFetch|useFailureToast|usePublicQuery)',
      'app/src/auth/(returnTo|RequireSession)',
      'app/src/metadata/(pageMeta|StructuredData|dataBlock|useDocumentTitle)',
      'app/src/analytics/(parts|settings)',
      'lambdas/contract/(client|money|grouped-digits|annual-limit|course-levels|refund-rule)\\.',
    ],
  },
  {
    name: 'fields',
    priority: 1,
    patterns: [
      'app/src/api/(fieldsOf|lazyCheck)',
      'app/src/auth/(accountChecks|formErrors)\\.',
      'app/src/copy/formErrors',
      'design-system/src/components/field/(Select|TextField|useField)\\.',
      'design-system/src/components/form/(Form|useForm|findControl)\\.',
      'lambdas/contract/(email-rule|rules)\\.',
    ],
  },
  {
    name: 'course',
    priority: 1,
    patterns: [
      'app/src/(catalog/CourseAction|copy/course)\\.',
      'app/src/pages/course/(ActionSkeleton|DetailsSkeleton|Unready)\\.',
      'screens/course/(CourseHeader|PriceBox)',
    ],
  },
  // Above the groups that would include these modules with those that import them.
  {
    name: 'course-card',
    priority: 2,
    patterns: ['screens/course/(Facts|ListPrice|stateFact|course|CourseMotif|courseDrawings)\\.ts'],
  },
  {
    name: 'built-in',
    priority: 2,
    patterns: ['app/src/pages/course/builtIn\\.', 'lambdas/contract/courses\\.json'],
  },
  // Every page loads these after hydration, if not before.
  {
    name: 'queries',
    priority: 1,
    patterns: [
      'node_modules/(swr|use-sync-external-store|dequal)/',
      'app/src/api/(QueryRunner|useCachedQuery)\\.',
      'app/src/frame/(PageFailure|loadFailure)\\.',
      'screens/message/(UnexpectedErrorScreen|message)\\.',
    ],
  },
  {
    name: 'catalog',
    priority: 1,
    patterns: [
      'app/src/catalog/builtInLists',
      'app/src/pages/courses/(courseSearch|filterCourses)\\.',
      'screens/course/(CatalogFilters|CourseCard|CourseCardHead)\\.',
      'screens/(disclosure/AiDisclosure|landing/useQuiet)\\.',
    ],
  },
  {
    name: 'answers',
    priority: 1,
    patterns: [
      'app/src/pages/home/builtInQuestions',
      'lambdas/contract/faqs/landing',
      'components/disclosure/Accordion\\.',
      'screens/faq/(FaqList|HelpfulVote)\\.',
      'screens/marketing/(AnswersIllustration|illustration)\\.',
    ],
  },
  {
    name: 'offers',
    priority: 1,
    patterns: [
      'app/src/pages/closing/',
      'app/src/pages/home/StartLink',
      'screens/landing/(Hero|Steps)\\.',
      'screens/marketing/(BrandBanner|CallToAction|CertificateScene|FeatureBlock|FeatureGrid|ProductScene|sampleFacts)\\.tsx?',
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
      `No module matches these chunk rules. Correct or remove them in app/src/first-load/chunks.ts:\n${unmatched.join('\n')}`,
    );
  },
});

/** The site's root in canonical links, without a trailing slash; set by the build from `SITE_URL`. */
declare const __SITE_URL__: string;
/** The number of built-in courses in the catalog; set by the build. */
declare const __CATALOG_SIZE__: number;
declare const __FEATURED_SIZE__: number;
/** The description of the landing page and of pages without one; set by the build. */
declare const __DEFAULT_DESCRIPTION__: string;
/** The support address; set by the build from `SUPPORT_EMAIL`. */
declare const __SUPPORT_EMAIL__: string;
/** The company's name and address, for the footer; set by the build. */
declare const __COMPANY_LINE__: string;
/** The day of the build, as an ISO date in UTC. */
declare const __BUILD_DAY__: string;
/** The number of lessons, the assessment, and the hours of each built-in course that has lessons; set by the build. */
declare const __BUILT_IN_LESSONS__: Readonly<
  Record<
    string,
    {
      lesson_count: number;
      assessment: { questions: number; pass_percent: number } | null;
      hours: number | null;
      hours_inputs: {
        words: number;
        media_minutes: number;
        questions: number;
        exercise_minutes: number;
      } | null;
    }
  >
>;
/** The paths of the frame and of the programs that run labs, and their sizes in bytes; set by the build. */
declare const __LAB_FILES__: {
  frame: string;
  programs: Record<
    'python' | 'sql',
    { script: { url: string; bytes: number }; files: Record<string, { url: string; bytes: number }> }
  >;
  packages: Record<string, Record<string, { url: string; bytes: number }>>;
};
/** The lowest and the highest price of the built-in courses, as text; set by the build. */
declare const __PRICE_RANGE__: { lowest: string; highest: string };

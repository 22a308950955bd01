/** The screenshots of the product, each in both themes; `npm run screenshots` takes them. */
export const screenshots = ['player', 'certificate', 'packet', 'dashboard', 'admin'] as const;
export type Screenshot = (typeof screenshots)[number];

/** The size of a screenshot in pixels. */
export const screenshotSize = { width: 1080, height: 690 } as const;

/** What each screenshot shows, for people who do not see it. */
const alternatives: Record<Screenshot, string> = {
  player: 'The course player with the outline of a course, its progress, and a lesson.',
  certificate: 'The public page that verifies a certificate by its number.',
  packet: 'A reimbursement request with its status, its next step, and its documents.',
  dashboard: 'The dashboard of a learner with courses, hours, and progress.',
  admin: 'The list of a company’s seats.',
};

/** Returns the props of a `ProductPicture` that shows a screenshot. */
export const screenshot = (name: Screenshot) => ({
  sources: { light: `/screenshots/${name}-light.webp`, dark: `/screenshots/${name}-dark.webp` },
  alt: alternatives[name],
  ...screenshotSize,
});

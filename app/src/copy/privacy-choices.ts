/** The copy of the consent question about analytics, and of the control that reopens it. */
export const privacyChoices = {
  open: 'Privacy choices',
  title: 'May we measure visits?',
  description:
    'With your consent we load a page-analytics script and an advertising pixel, to see which pages are read and which advertisements lead here. Nothing loads until you accept, and the site works the same if you decline.',
  saved: 'Your privacy choice is saved',
  accepted: 'Visits are measured. You can change that here at any time.',
  declined: 'Nothing is measured.',
  refusedByBrowser: 'Nothing is measured',
  refusedByBrowserText: 'Your browser asks sites not to share what you do (Global Privacy Control).',
} as const;

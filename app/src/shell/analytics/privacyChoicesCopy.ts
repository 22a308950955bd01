/** The copy of the consent question about analytics, and of the messages when there is nothing to choose. */
export const privacyChoices = {
  title: 'May we measure visits?',
  description:
    'With your consent we load a page-analytics script and an advertising pixel, to see which pages are read and which advertisements lead here. Nothing loads until you accept, and the site works the same if you decline.',
  saved: 'Your privacy choice is saved',
  accepted: 'Visits are measured. You can change that here at any time.',
  declined: 'Nothing is measured.',
  refusedByBrowser: 'Nothing is measured',
  notConfigured: 'Nothing is measured',
  notConfiguredText: 'This site loads no analytics and no advertising pixel, so there is nothing to choose.',
  refusedByBrowserText: 'Your browser asks sites not to share what you do (Global Privacy Control).',
} as const;

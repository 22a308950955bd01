/** The copy of the page that replaces one that could not be loaded. */
export const loadFailureCopy = {
  title: 'This page could not be loaded',
  offline:
    'There is no connection to our server. Check your network; the page loads automatically when you are back online.',
  missing: 'Part of it is missing. The site may have just been updated: try again in a moment.',
};

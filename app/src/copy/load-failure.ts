/** What stands in for a page that did not come. */
export const loadFailureCopy = {
  title: 'This page could not be loaded',
  offline:
    'There is no connection to our server. Check your network; the page loads by itself when you are back.',
  missing: 'A part of it did not come. The site may just have been updated: try again in a moment.',
};

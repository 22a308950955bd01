/** The copy that all pages of the admin area share. */
export const adminCopy = {
  area: 'Admin',
  search: 'Search',
  accountLinks: [
    { label: 'View site', href: '/' },
    { label: 'Account', href: '/account' },
  ],
  gate: {
    denied: { title: 'Access Denied', description: "You don't have administrator privileges." },
    twoStep: {
      title: 'Turn on two-step verification',
      description: 'Administrators need it, because they can see other people’s data.',
    },
    failed: { title: 'Failed to verify admin status', description: 'Go home and try again in a moment.' },
  },
  success: 'Success',
  error: 'Error',
  exportCsv: 'Export CSV',
  exporting: (rows: number) => `Exporting: ${rows.toLocaleString('en-US')} rows`,
  cancelExport: 'Cancel export',
  exported: (rows: number) =>
    rows === 1 ? '1 row exported' : `${rows.toLocaleString('en-US')} rows exported`,
  exportIncomplete: 'The export could not be completed',
  anotherAdmin: 'Another admin',
  leave: {
    title: 'Leave without saving?',
    description: 'You will lose the changes that you made since the last save.',
    confirm: 'Leave',
    stay: 'Keep editing',
  },
  unsaved: {
    title: 'Your unsaved changes were restored',
    description: 'They were stored in this tab and are not saved yet.',
    discard: 'Discard changes',
  },
} as const;

/** The copy of an action on several rows of a list. */
export const bulkCopy = {
  progress: (done: number, of: number) => `${done} of ${of} done`,
  failed: (count: number) => (count === 1 ? '1 row was not changed' : `${count} rows were not changed`),
  close: 'Close report',
} as const;

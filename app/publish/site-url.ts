/** Returns the site's root from `SITE_URL`, without a trailing slash. */
export const siteUrl = (): string => (process.env['SITE_URL'] || 'http://localhost:3000').replace(/\/+$/, '');

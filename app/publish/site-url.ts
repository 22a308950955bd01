/** The site's root from `SITE_URL`, without a slash at its end. */
export const siteUrl = (): string => (process.env['SITE_URL'] || 'http://localhost:3000').replace(/\/+$/, '');

/** How often a company is sent the report of its training: on every Monday, or on the first one of a month. */
export const reportFrequencies = ['weekly', 'monthly'] as const;
export type ReportFrequency = (typeof reportFrequencies)[number];

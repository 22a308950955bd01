/** The site's root in canonical links, without a slash at its end; set by the build from `SITE_URL`. */
declare const __SITE_URL__: string;
/** How many courses the built-in catalog has; set by the build. */
declare const __CATALOG_SIZE__: number;
/** Where people's questions go; set by the build from `SUPPORT_EMAIL`. */
declare const __SUPPORT_EMAIL__: string;
/** The ids of the built-in courses whose details are written; set by the build. */
declare const __WRITTEN_COURSES__: readonly string[];

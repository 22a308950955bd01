/** The site's root in canonical links, without a slash at its end; set by the build from `SITE_URL`. */
declare const __SITE_URL__: string;

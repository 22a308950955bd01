/** A provider's script, which loads only after consent. */
export interface AnalyticsScript {
  /** The site's identifier at the provider. */
  id: string;
  /** The script's URL. */
  script: string;
}

/** The analytics of a build. A provider that is left out is never loaded. */
export interface AnalyticsSettings {
  analytics?: AnalyticsScript;
  pixel?: AnalyticsScript;
}

/** The name of the `<meta>` that a build with analytics writes into every page. */
export const settingsName = 'rwc-analytics';

/** Reads the page's analytics settings, in the browser only. Returns undefined if the build has no analytics. */
export function readSettings(): AnalyticsSettings | undefined {
  const element: HTMLMetaElement | null = document.querySelector(`meta[name="${settingsName}"]`);
  return element ? (JSON.parse(element.content) as AnalyticsSettings) : undefined;
}

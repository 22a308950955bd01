/** A script of another host that may load after consent. */
export interface MeasuringScript {
  /** The identifier that the provider gave. */
  id: string;
  /** Where the script is loaded from. */
  script: string;
}

/** What may measure visits; a part that is left out is never loaded. */
export interface AnalyticsSettings {
  analytics?: MeasuringScript;
  pixel?: MeasuringScript;
}

/** The name of the `<meta>` that the build writes into every page where something may measure. */
export const settingsName = 'rwc-analytics';

/** What the build has written into this page; undefined where nothing may measure. Only in the browser. */
export function readSettings(): AnalyticsSettings | undefined {
  const element: HTMLMetaElement | null = document.querySelector(`meta[name="${settingsName}"]`);
  return element ? (JSON.parse(element.content) as AnalyticsSettings) : undefined;
}

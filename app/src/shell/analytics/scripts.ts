import type { CourseEvent } from './events.ts';
import { isReportable, reportedReferrer, unknownPage } from './reportedLocation.ts';
import type { AnalyticsScript, AnalyticsSettings } from './settings.ts';

type Command = (...words: unknown[]) => void;

/** The command queue that the pixel's script reads when it loads. */
interface Pixel extends Command {
  queue: unknown[];
  callMethod?: Command;
  push: Command;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

interface AnalyticsWindow {
  dataLayer?: unknown[];
  fbq?: Pixel;
  trustedTypes?: {
    createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => unknown;
  };
}

/** Reports page views and events to the analytics providers. */
export interface Measurement {
  pageView: (location: string) => void;
  courseEvent: (event: CourseEvent) => void;
}

let measurement: Measurement | undefined;

/** Whether the analytics scripts are in this page. */
export const isMeasuring = (): boolean => measurement !== undefined;

/** Loads the scripts, once per document. Call it only after the visitor has consented. */
export function startMeasurement(settings: AnalyticsSettings): Measurement {
  measurement ??= start(settings);
  return measurement;
}

function start({ analytics, pixel }: AnalyticsSettings): Measurement {
  const hosts = [analytics, pixel].flatMap((provider) => (provider ? [new URL(provider.script).origin] : []));
  allowScriptsOf(hosts);
  const command = analytics && startAnalytics(analytics);
  const track = pixel && startPixel(pixel);
  return {
    pageView(reported) {
      command?.('set', { page_location: `${location.origin}${reported}`, page_path: reported });
      command?.('event', 'page_view', { page_title: document.title });
      if (reported !== unknownPage) track?.('PageView');
    },
    courseEvent({ name, course: { id, title } }) {
      const label = name === 'view_course' ? `${title} (${id})` : title;
      command?.('event', name, { event_category: 'Course', event_label: label });
      if (name !== 'enrollment') return;
      const conversion = { value: 1, currency: 'USD' };
      command?.('event', 'conversion', { send_to: analytics?.id, ...conversion });
      track?.('CompleteRegistration', conversion);
    },
  };
}

/** The analytics scripts add more scripts by plain URLs, which Trusted Types refuse. This policy allows them from their own hosts. */
function allowScriptsOf(hosts: readonly string[]): void {
  const isAllowed = (url: string) => hosts.includes(new URL(url, location.href).origin);
  (window as AnalyticsWindow).trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isAllowed(url) ? url : null),
  });
}

function addScript(url: string): void {
  const element = document.createElement('script');
  element.async = true;
  element.src = url;
  document.head.append(element);
}

/** Starts the page analytics (gtag.js). Its script reads commands as `arguments` objects from a list. */
function startAnalytics({ id, script }: AnalyticsScript): Command {
  const layer = ((window as AnalyticsWindow).dataLayer ??= []);
  const command: Command = function command() {
    // oxlint-disable-next-line prefer-rest-params -- the script takes no arrays
    layer.push(arguments);
  };
  command('js', new Date());
  command('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    page_referrer: reportedReferrer(document.referrer, location.origin),
  });
  addScript(`${script}?id=${encodeURIComponent(id)}`);
  return command;
}

/**
 * Starts the ad pixel. Its script reads the page's URL and referrer itself, so it is loaded and called only if both may be
 * reported unchanged.
 */
function startPixel({ id, script }: AnalyticsScript): (event: string, values?: object) => void {
  let pixel: Pixel | undefined;
  return (event, values) => {
    if (!mayBeRead(document.referrer) || !mayBeRead(location.href)) return;
    if (!pixel) {
      pixel = installPixel();
      pixel('set', 'autoConfig', false, id);
      pixel('init', id);
      addScript(script);
    }
    pixel('track', event, ...(values ? [values] : []));
  };
}

function installPixel(): Pixel {
  const pixel: Pixel = Object.assign(
    function command() {
      // oxlint-disable-next-line prefer-rest-params -- the script takes no arrays
      const words = arguments as unknown as unknown[];
      if (pixel.callMethod) pixel.callMethod.apply(pixel, words);
      else pixel.queue.push(words);
    } as Command,
    {
      queue: [] as unknown[],
      push: (...words: unknown[]) => pixel(...words),
      loaded: true,
      version: '2.0',
      disablePushState: true,
    },
  );
  (window as AnalyticsWindow).fbq = pixel;
  return pixel;
}

function mayBeRead(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const url = new URL(address);
  return url.origin !== location.origin || isReportable(url);
}

/** Deletes the cookies that the scripts have set for this site. */
export function forgetVisitor(): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, index) => parts.slice(index).join('.'))];
  for (const name of names.filter((one) => /^(_ga|_gid|_gat|_gcl|_fbp|_fbc)/.test(one))) {
    for (const domain of domains) {
      document.cookie = `${name}=; max-age=0; path=/${domain && `; domain=${domain}`}`;
    }
  }
}

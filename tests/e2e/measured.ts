import type { BrowserContext, Route } from '@playwright/test';
import { readAnalyticsSettings, withAnalytics } from '../../app/publish/analytics.ts';
import { responseHeaders, withScriptPolicy } from '../../app/publish/page-security.ts';

/** What the stand-ins for the two scripts were told: whose command it was, and its words. */
export interface Told {
  from: 'analytics' | 'pixel';
  words: unknown[];
}

/** What has left the site. */
export interface Recorder {
  /** Every address elsewhere that was asked for, in its order. */
  requests: string[];
  told: Told[];
}

const analytics = readAnalyticsSettings({ ANALYTICS_ID: 'G-SAMPLE', PIXEL_ID: '12345' });

const send = (collector: string, from: Told['from']) => `
  function send(words) {
    fetch('${collector}', {
      method: 'POST', mode: 'no-cors',
      body: JSON.stringify({ from: '${from}', words: Array.from(words) }),
    });
  }`;

/** Reads the commands as gtag.js does: from the list, then as they are added. */
const analyticsScript = `(function () {${send('https://region1.google-analytics.com/collect', 'analytics')}
  dataLayer.forEach(send);
  dataLayer.push = send;
})()`;

/** Takes over the queue as the pixel does, and adds one more script of its host by its plain address. */
const pixelScript = `(function () {${send('https://www.facebook.com/collect', 'pixel')}
  fbq.queue.forEach(send);
  fbq.callMethod = function () { send(arguments); };
  var element = document.createElement('script');
  element.src = 'https://connect.facebook.net/more.js';
  document.head.appendChild(element);
})()`;

/** Serves a page of the site as a build with identifiers would: the build's own functions write what it would write. */
async function servePage(route: Route): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0 });
  const isPage = response.headers()['content-type']?.startsWith('text/html');
  if (!isPage || (response.status() >= 300 && response.status() < 400)) return route.fulfill({ response });
  const html = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
  return route.fulfill({
    status: response.status(),
    headers: { ...headers, ...responseHeaders(analytics) },
    body: withScriptPolicy(withAnalytics(html, analytics), analytics),
  });
}

/**
 * Lets the site at an origin measure, and stands for everything elsewhere: gives out the two scripts and keeps what they
 * send.
 */
export async function measure(context: BrowserContext, siteOrigin: string): Promise<Recorder> {
  const recorder: Recorder = { requests: [], told: [] };
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    if (origin === siteOrigin) {
      return request.resourceType() === 'document' ? servePage(route) : route.fallback();
    }
    recorder.requests.push(`${origin}${pathname}`);
    if (pathname === '/collect') recorder.told.push(request.postDataJSON() as Told);
    const scripts: Record<string, string> = {
      '/gtag/js': analyticsScript,
      '/en_US/fbevents.js': pixelScript,
    };
    return route.fulfill({ contentType: 'text/javascript', body: scripts[pathname] ?? '' });
  });
  return recorder;
}

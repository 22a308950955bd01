import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '@redwhiteandcode/aws-emulator/http/request';
import { requestTarget } from '@redwhiteandcode/aws-emulator/http/request';
import type { Deliveries } from './events.ts';
import { PAY_CSP, renderAuthentication, renderMessage, renderOverview, renderPayPage } from './page-html.ts';
import type { Provider } from './provider.ts';
import type { SessionRecord } from './records.ts';
import { StripeError } from './stripe-error.ts';
import type { Store } from './store.ts';
import { declines, type PayForm, readMethod } from './test-cards.ts';

interface PagesOptions {
  store: Store;
  provider: Provider;
  deliveries: Deliveries;
  /** The site's origin in the URLs that the caller sent; its pages are opened on the origin of these pages. */
  siteOrigin: string;
}

/** What a page sends: HTML with a status, or the URL to go to. */
type Reply = { status: number; html: string } | { to: string };

const maxBytes = 100_000;

/** Whether a form was sent from these pages. Browsers name the origin of every POST. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = `http://${headers.host}` } = headers;
  return URL.canParse(origin) && new URL(origin).host === headers.host;
}

/** Returns the cents that a person typed. Throws a StripeError if they are not a whole number. */
function centsOf(typed: string): number {
  if (/^\d{1,9}$/.test(typed.trim())) return Number(typed);
  throw new StripeError(400, 'Enter the cents to refund as a whole number, such as 1050.', {
    param: 'amount',
  });
}

/** Creates the listener of the payment pages. It is mounted at any path that ends in a slash. */
export function createPages({ store, provider, deliveries, siteOrigin }: PagesOptions) {
  const local = (url: string): string =>
    url.startsWith(`${siteOrigin}/`) ? url.slice(siteOrigin.length) : url;
  const successOf = ({ success_url, id }: SessionRecord): string =>
    local(success_url.replaceAll('{CHECKOUT_SESSION_ID}', id));
  const back = ({ cancel_url }: SessionRecord): string => local(cancel_url ?? '/');

  function closed(session: SessionRecord): Reply {
    if (session.status === 'complete') {
      const link = { href: successOf(session), label: 'Continue' };
      return { status: 200, html: renderMessage('This payment is done', 'It was paid once.', link) };
    }
    const link = { href: back(session), label: 'Go back' };
    const text = 'Nothing was charged. You can start the payment again.';
    return { status: 410, html: renderMessage('This payment page has expired', text, link) };
  }

  function submit(session: SessionRecord, form: PayForm): Reply {
    if (form.action === 'cancel') return { to: back(session) };
    if (session.status !== 'open') {
      return session.status === 'complete' ? { to: successOf(session) } : closed(session);
    }
    const typed = readMethod(form);
    if ('errors' in typed)
      return { status: 422, html: renderPayPage(session, { form, errors: typed.errors }) };
    const { method, result } = typed;
    const problem =
      form.action === 'refuse' ? 'We are unable to authenticate your payment method.' : declines[result];
    if (problem) return { status: 402, html: renderPayPage(session, { form, problem }) };
    if (result === 'authentication' && form.action !== 'confirm')
      return { status: 200, html: renderAuthentication(session, form) };
    const billing = {
      name: form.name?.trim() || null,
      email: session.customer_email,
      postal_code: form.postal_code?.trim() || null,
    };
    provider.pay(session.id, method, billing);
    const intent = store.get('session', session.id)?.payment_intent;
    if (result === 'disputed' && intent) provider.disputeLater(intent);
    return { to: successOf(session) };
  }

  function act({ action, payment = '', session = '', event = '', amount }: PayForm): void {
    if (action === 'refund') provider.refund(payment, amount?.trim() ? { amount: centsOf(amount) } : {});
    if (action === 'dispute') provider.dispute(payment);
    if (action === 'won' || action === 'lost') provider.closeDispute(payment, action);
    if (action === 'settle') provider.settle(payment);
    if (action === 'resend') deliveries.resend(event);
    if (action === 'pause' || action === 'resume') deliveries.pause(action === 'pause');
    if (action === 'expire') {
      const open = provider.session(session);
      if (open.status === 'open') provider.expire(open);
    }
  }

  function reply(request: IncomingMessage, id: string, form: PayForm): Reply {
    const isPost = request.method === 'POST';
    if (isPost && !isSameOrigin(request)) {
      return { status: 403, html: renderMessage('Refused', 'This form was sent from another site.') };
    }
    if (id === '') {
      if (isPost) act(form);
      return isPost ? { to: '.' } : { status: 200, html: renderOverview(store, deliveries.isPaused()) };
    }
    const session = provider.session(id);
    if (isPost) return submit(session, form);
    return session.status === 'open' ? { status: 200, html: renderPayPage(session) } : closed(session);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
    if (!['GET', 'HEAD', 'POST'].includes(request.method ?? '')) {
      response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
      return;
    }
    const body = await readBody(request, maxBytes);
    if (body === 'aborted') return;
    const form = body === 'too large' ? {} : Object.fromEntries(new URLSearchParams(body.toString()));
    // IDs need no encoding, so an encoded one is unknown.
    const id = requestTarget(request).path.split('/').at(-1) ?? '';
    let sent: Reply;
    try {
      sent = reply(request, id, form);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      sent = { status: error.status, html: renderMessage('This cannot be done', error.message) };
    }
    if ('to' in sent) {
      response.writeHead(303, { ...headers, location: sent.to }).end();
      return;
    }
    response
      .writeHead(sent.status, {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': PAY_CSP,
      })
      .end(request.method === 'HEAD' ? undefined : sent.html);
  };
}

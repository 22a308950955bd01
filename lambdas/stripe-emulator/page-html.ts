import { escapeHtml } from '@redwhiteandcode/aws-emulator/http/escape-html';
import type { ChargeRecord, SessionRecord } from './records.ts';
import type { Store } from './store.ts';
import { type PayForm, testAccounts, testCards, testRoutingNumber } from './test-cards.ts';

/** The Content-Security-Policy of the pages: no scripts; forms are sent to the same origin. */
export const PAY_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#767b85, #8a919e); --soft: light-dark(#4f545e, #b3b8c2);
  --card: light-dark(#fff, #1d2026); --page: light-dark(#f4f5f7, #121418); --text: light-dark(#1b1d22, #eceef2);
  --link: light-dark(#0b4fb3, #8ab8ff); --on-link: light-dark(#fff, #0b1220); --bad: light-dark(#a8071a, #ff9c9c); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 34rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
body.wide { max-width: 60rem; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.125rem; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.card { margin-top: 1rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
.soft, small { color: var(--soft); font-size: .875rem; }
.error { color: var(--bad); font-size: .875rem; margin: .25rem 0 0; }
.alert { border-left: 4px solid var(--bad); padding: .5rem .75rem; background: var(--card); }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin: 0; }
dd { margin: 0; font-variant-numeric: tabular-nums; text-align: right; }
.total { font-weight: 700; border-top: 1px solid var(--line); padding-top: .25rem; }
fieldset { border: 0; margin: 0; padding: 0; }
legend { font-weight: 600; padding: 0; }
label { display: block; margin-top: .75rem; font-weight: 600; }
.choice { display: inline-flex; gap: .5rem; margin-right: 1.25rem; font-weight: 400; min-height: 1.75rem; align-items: center; }
input[type=text] { width: 100%; font: inherit; padding: .6rem .7rem; color: inherit; background: var(--page);
  border: 1px solid var(--line); border-radius: .375rem; }
input[aria-invalid=true] { border-color: var(--bad); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 .75rem; }
button { font: inherit; font-weight: 600; padding: .65rem 1.1rem; min-height: 2.75rem; border-radius: .375rem; cursor: pointer;
  border: 1px solid var(--link); background: var(--link); color: var(--on-link); }
button.plain { background: transparent; color: var(--link); }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem; align-items: center; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: left; padding: .5rem .5rem .5rem 0; border-top: 1px solid var(--line); vertical-align: top; }
.scroll { overflow-x: auto; }
th, td:not(:first-child) { white-space: nowrap; }
td form { display: inline-flex; gap: .25rem; margin: 0 .25rem .25rem 0; }
td button { min-height: 2rem; padding: .2rem .6rem; font-size: .875rem; }
code { font-size: .9375rem; }
`;

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

function html(title: string, body: string, isWide = false): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body${isWide ? ' class="wide"' : ''}>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** Renders a message with a link. */
export const renderMessage = (title: string, text: string, link?: { href: string; label: string }): string =>
  html(
    title,
    `<p>${escapeHtml(text)}</p>${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''}`,
  );

interface Field {
  name: string;
  label: string;
  hint?: string;
  inputMode?: 'numeric';
}

function field({ name, label, hint, inputMode }: Field, form: PayForm, errors: PayForm): string {
  const error = errors[name];
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return `<div><label for="${name}">${label}</label>
<input type="text" id="${name}" name="${name}" value="${escapeHtml(form[name] ?? '')}" autocomplete="off"${
    inputMode ? ` inputmode="${inputMode}"` : ''
  }${described ? ` aria-describedby="${described}"` : ''}${error ? ' aria-invalid="true"' : ''}>
${hint ? `<small id="${name}-hint">${hint}</small>` : ''}${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}</div>`;
}

function summary({ items, amount_total, customer_email }: SessionRecord): string {
  const lines = items.map(
    ({ name, quantity, unit_amount }) =>
      `<dt>${escapeHtml(name)}${quantity > 1 ? ` × ${quantity}` : ''}</dt><dd>${dollars(unit_amount * quantity)}</dd>`,
  );
  return `<section class="card" aria-label="Order"><dl>${lines.join('')}<dt class="total">Total</dt><dd class="total">${dollars(amount_total)}</dd></dl>
${customer_email ? `<p class="soft">${escapeHtml(customer_email)}</p>` : ''}</section>`;
}

const testNumbers = (): string =>
  `<section class="card"><h2 style="margin-top:0">Test numbers</h2>
<p class="soft">Any future expiry date, any CVC. No money moves.</p>
<ul>${Object.entries(testCards)
    .map(([number, { what }]) => `<li><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code>: ${what}</li>`)
    .join('')}</ul>
<p class="soft">Bank accounts, with the routing number <code>${testRoutingNumber}</code>:</p>
<ul>${Object.entries(testAccounts)
    .map(([number, { what }]) => `<li><code>${number}</code>: ${what}</li>`)
    .join('')}</ul></section>`;

/** Renders the payment page of an open session, with the values and errors of the last attempt. */
export function renderPayPage(
  session: SessionRecord,
  {
    form = {},
    errors = {},
    problem,
  }: { form?: PayForm; errors?: PayForm; problem?: string | undefined } = {},
): string {
  const isBank = form.method === 'bank';
  const alert = problem ?? (Object.keys(errors).length > 0 ? 'Please check the marked fields.' : undefined);
  const choice = (value: string, label: string, isChosen: boolean) =>
    `<label class="choice"><input type="radio" name="method" value="${value}"${isChosen ? ' checked' : ''}>${label}</label>`;
  return html(
    'Test payment',
    `<p class="soft">This page belongs to the local payment provider. It takes test numbers only.</p>
${summary(session)}
${alert ? `<p class="alert" role="alert">${escapeHtml(alert)}</p>` : ''}
<form method="post" class="card">
<fieldset><legend>Pay with</legend>${choice('card', 'Card', !isBank)}${choice('bank', 'Bank account (ACH)', isBank)}</fieldset>
${field({ name: 'name', label: 'Name on the card or account' }, form, errors)}
<fieldset><h2>Card</h2>
${field({ name: 'number', label: 'Card number', inputMode: 'numeric' }, form, errors)}
<div class="pair">${field({ name: 'expiry', label: 'Expiry', hint: 'MM / YY' }, form, errors)}${field({ name: 'cvc', label: 'CVC', inputMode: 'numeric' }, form, errors)}</div>
${field({ name: 'postal_code', label: 'ZIP (optional)' }, form, errors)}</fieldset>
<fieldset><h2>Bank account</h2>
<div class="pair">${field({ name: 'routing', label: 'Routing number', inputMode: 'numeric' }, form, errors)}${field({ name: 'account', label: 'Account number', inputMode: 'numeric' }, form, errors)}</div></fieldset>
<div class="buttons"><button name="action" value="pay">Pay ${dollars(session.amount_total)}</button>
<button class="plain" name="action" value="cancel">Cancel and go back</button></div>
</form>
${testNumbers()}`,
  );
}

/** Renders the bank's question to confirm a payment; the typed values are sent again. */
export const renderAuthentication = (session: SessionRecord, form: PayForm): string =>
  html(
    'Confirm the test payment',
    `<p>The bank asks you to confirm ${dollars(session.amount_total)}.</p>
<form method="post" class="buttons">${Object.entries(form)
      .filter(([name]) => name !== 'action')
      .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
      .join('')}
<button name="action" value="confirm">Complete</button><button class="plain" name="action" value="refuse">Fail</button></form>`,
  );

const action = (label: string, values: Record<string, string>, more = ''): string =>
  `<form method="post">${Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}${more}<button class="plain">${label}</button></form>`;

function chargeRow(charge: ChargeRecord): string {
  const { id, amount, amount_refunded, status, disputed, payment_intent: payment, created } = charge;
  const isPaid = status === 'succeeded';
  const partly = `<input type="text" name="amount" size="6" aria-label="Cents to refund of ${id}" placeholder="cents">`;
  const state = [
    status,
    disputed && 'disputed',
    amount_refunded > 0 && `${dollars(amount_refunded)} refunded`,
  ];
  return `<tr><td>${new Date(created * 1000).toISOString().slice(0, 19).replace('T', ' ')}<br><code>${payment}</code></td>
<td>${dollars(amount)}</td><td>${state.filter(Boolean).join(', ')}</td><td>${[
    isPaid && amount_refunded < amount && action('Refund', { action: 'refund', payment }),
    isPaid && amount_refunded < amount && action('Refund in part', { action: 'refund', payment }, partly),
    isPaid && !disputed && action('Dispute', { action: 'dispute', payment }),
    disputed && action('Win the dispute', { action: 'won', payment }),
    disputed && action('Lose the dispute', { action: 'lost', payment }),
    status === 'pending' && action('Settle now', { action: 'settle', payment }),
  ]
    .filter(Boolean)
    .join('')}</td></tr>`;
}

const shownRows = 50;
const table = (caption: string, heads: readonly string[], rows: readonly string[]): string =>
  `<h2>${caption}</h2>${
    rows.length === 0
      ? '<p class="soft">None yet.</p>'
      : `<div class="card scroll" tabindex="0" role="region" aria-label="${caption}"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  }`;

/** Renders the provider's overview: payments, open sessions and events, each with its actions. */
export function renderOverview(store: Store, isPaused: boolean): string {
  const newest = <T>(all: readonly T[]): T[] => all.slice(-shownRows).reverse();
  const open = store.list('session').filter(({ status }) => status === 'open');
  return html(
    'Local payment provider',
    `<p class="soft">What Stripe’s dashboard does, for tries on this computer. No money moves.</p>
${action(isPaused ? 'Resume sending events' : 'Pause sending events', { action: isPaused ? 'resume' : 'pause' })}
${table('Payments', ['Payment', 'Amount', 'State', 'Actions'], newest(store.list('charge')).map(chargeRow))}
${table(
  'Open payment pages',
  ['Page', 'Amount', 'Actions'],
  newest(open).map(
    ({ id, amount_total, client_reference_id }) =>
      `<tr><td>${escapeHtml(client_reference_id ?? '')}<br><a href="${id}"><code>${id}</code></a></td><td>${dollars(amount_total)}</td><td>${action('Expire', { action: 'expire', session: id })}</td></tr>`,
  ),
)}
${table(
  'Events',
  ['Event', 'State', 'Actions'],
  newest(store.list('event')).map(
    ({ id, type, attempts, next_at }) =>
      `<tr><td>${type}<br><code>${id}</code></td><td>${next_at === null ? 'accepted' : 'waiting'}, ${attempts} sent</td><td>${action('Send again', { action: 'resend', event: id })}</td></tr>`,
  ),
)}`,
    true,
  );
}

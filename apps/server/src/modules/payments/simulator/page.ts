import { createHash } from 'node:crypto'
import { fill } from '@enlace/contract/core/fill.ts'
import { simulatorTexts as texts } from '@enlace/contract/payments/texts.ts'
import { formatMoney, type Money } from '@enlace/domain/money.ts'
import { escapeMarkup } from '../../../core/markup/markup.ts'
import type { SimulatedOrder } from './signature.ts'

const style = `
:root{color-scheme:light dark;--surface:light-dark(#fff,#1c1f24);--ground:light-dark(#f3f1ec,#121417);
--text:light-dark(#1d2430,#e9ecf1);--muted:light-dark(#525c6b,#aab2c0);--line:light-dark(#d9d5cb,#3a404a);
--stripe:light-dark(#f4c542,#7a5c00);--on-stripe:light-dark(#2a2100,#fff3cd)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:start center;padding:24px 16px;background:var(--ground);
color:var(--text);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{width:100%;max-width:440px;background:var(--surface);border:1px solid var(--line);border-radius:8px;overflow:hidden}
.mark{margin:0;padding:10px 24px;background:repeating-linear-gradient(135deg,var(--stripe) 0 14px,
color-mix(in srgb,var(--stripe) 88%,#000) 14px 28px);color:var(--on-stripe);font-weight:700;letter-spacing:.04em}
.body{padding:20px 24px 24px}
h1{margin:0 0 8px;font-size:22px;line-height:1.25}
p{margin:0 0 16px;color:var(--muted)}
dl{margin:0 0 20px;display:grid;grid-template-columns:auto 1fr;gap:6px 16px}
dt{color:var(--muted)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dd.value{grid-column:1/-1;font-size:20px;font-weight:700;line-height:1.2;text-align:left}
h2{margin:0 0 10px;font-size:16px}
.choices{display:grid;gap:10px}
button,a.button{display:block;width:100%;min-height:46px;padding:10px 16px;border:1px solid var(--line);border-radius:8px;
background:var(--surface);color:var(--text);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.approve{background:#176b3a;border-color:#176b3a;color:#fff}
button.reject{background:#a8281e;border-color:#a8281e;color:#fff}
:focus-visible{outline:3px solid light-dark(#1b4fa3,#8ab4ff);outline-offset:2px}
`

/** The hash that allows the page's own style in the content security policy. */
export const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** The facts of a payment with a genuine order. */
export interface SimulatedPage {
  company: string
  order: SimulatedOrder
  signature: string
  valor: Money
  /** The reason why there is nothing to choose. */
  closed?: string
}

/** Renders the simulator's page: the payment, and four possible outcomes. */
export function simulatorPage({ company, order, signature, valor, closed }: SimulatedPage): string {
  const fields = Object.entries({ ...order, signature }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
  )
  const facts = [
    [texts.company, escapeMarkup(company), ''],
    [texts.reference, escapeMarkup(order.reference), ''],
    [texts.value, formatMoney(valor), 'value'],
  ].map(([label, value, kind]) => `<dt>${label}</dt><dd${kind && ` class="${kind}"`}>${value}</dd>`)
  const back = `<a class="button" href="${escapeMarkup(order['redirect-url'])}">${texts.back}</a>`
  const choices =
    closed === undefined
      ? `<form method="post"><h2>${texts.question}</h2>${fields.join('')}<div class="choices">${buttons}</div></form>`
      : `<p role="status">${escapeMarkup(closed)}</p>${back}`
  return pageOf(`<p>${texts.warning}</p><dl>${facts.join('')}</dl>${choices}`)
}

/** Renders the page for a forged order, whose return address cannot be trusted either. */
export function refusedPage(): string {
  return pageOf(`<h2>${texts.refusedTitle}</h2><p role="alert">${texts.refused}</p>`)
}

/** Returns the sentence for a decided payment. */
export function settledText(status: string): string {
  return fill(texts.settled, { status: status === 'APPROVED' ? texts.approved : texts.rejected })
}

const buttons = [
  ['approve', texts.approve],
  ['reject', texts.reject],
  ['pend', texts.pend],
  ['abandon', texts.abandon],
]
  .map(([name, label]) => `<button class="${name}" name="decision" value="${name}">${label}</button>`)
  .join('')

function pageOf(body: string): string {
  return (
    `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><title>${texts.title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">` +
    `<style>${style}</style></head><body><main><p class="mark">${texts.mark}</p>` +
    `<div class="body"><h1>${texts.title}</h1>${body}</div></main></body></html>`
  )
}

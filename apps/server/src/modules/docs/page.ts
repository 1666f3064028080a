import { createHash } from 'node:crypto'
import { problemStatus } from '@enlace/contract/core/problem-codes.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import type { Audience } from '../../core/http/service.ts'
import type { OpenApi, Operation } from './openapi.ts'

const style = `
:root{color-scheme:light dark;--ink:light-dark(#17191d,#eceef1);--soft:light-dark(#555b66,#a7adb8);
--line:light-dark(#e4e6ea,#2c2f36);--ground:light-dark(#fff,#131417);--sunken:light-dark(#f7f7f8,#1a1c20)}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem 4rem;background:var(--ground);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.75rem;margin:0}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
p{max-width:44rem}code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{overflow:auto;padding:.75rem;background:var(--sunken);border-radius:.5rem}
article{border-top:1px solid var(--line);padding:1rem 0}h3{margin:0;font-size:1rem;overflow-wrap:anywhere}
small,.soft{color:var(--soft)}summary{cursor:pointer;padding:.25rem 0}
table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.4rem .75rem .4rem 0;
border-bottom:1px solid var(--line);overflow-wrap:anywhere}a{color:inherit}
`

/** Declares that a page has no icon, so that browsers request none. */
export const noIcon = '<link rel="icon" href="data:,">'

/** The style sheet's hash for the page's policy. */
export const docsStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** The title and language of a documentation page, and the address of its OpenAPI document. */
export interface DocsFrame {
  lang: string
  title: string
  openApi: string
  /** The same in OpenAPI 3.0, for generators that do not read 3.1. */
  older?: string
  /** The page of the other application's calls. */
  beside?: { href: string; title: string }
  /** The heading above the document's own shapes, if shown. */
  shapes?: string
}

/** The pages of both applications' calls, each with a link to the other. */
export const docsFrames: Readonly<Record<Audience, DocsFrame & { path: string }>> = {
  portal: {
    path: '/docs',
    lang: 'en',
    title: 'Enlace · API',
    openApi: 'docs/openapi.json',
    older: 'docs/openapi-3.0.json',
    beside: { href: 'docs/backoffice', title: 'Back office' },
  },
  backoffice: {
    path: '/docs/backoffice',
    lang: 'en',
    title: 'Enlace · API of the back office',
    openApi: 'backoffice/openapi.json',
    older: 'backoffice/openapi-3.0.json',
    beside: { href: '../docs', title: 'Portal' },
  },
}

/** Renders the API document as a page: every call with its input and output, and every problem. */
export function docsPage(document: OpenApi, frame: DocsFrame): string {
  const { lang, title, openApi, older, beside, shapes } = frame
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escape(title)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">${noIcon}<style>${style}</style></head><body><main>` +
    `<h1>${escape(title)}</h1><p>${escape(document.info.description)}</p>` +
    `<p>Base: <code>${escape(document.servers[0]?.url ?? '')}</code> · <a href="${openApi}">OpenAPI 3.1</a>` +
    (older ? ` · <a href="${older}">OpenAPI 3.0</a>` : '') +
    (beside ? ` · <a href="${beside.href}">${escape(beside.title)}</a>` : '') +
    '</p>' +
    [...groups]
      .map(
        ([group, calls]) =>
          `<section><h2>${escape(group)}</h2>` +
          calls.map(({ method, path, operation }) => callArticle(method, path, operation)).join('') +
          '</section>',
      )
      .join('') +
    (shapes === undefined ? '' : shapesSection(shapes, document)) +
    `<section><h2>Problems</h2><table><thead><tr><th>Code</th><th>Status</th><th>Message</th></tr></thead><tbody>` +
    Object.entries(problemTexts)
      // The table of texts has exactly the codes of the table of statuses.
      .map(([code, text]) => problemRow(code as keyof typeof problemStatus, text))
      .join('') +
    '</tbody></table></section></main></body></html>'
  )
}

function callArticle(method: string, path: string, operation: Operation): string {
  const body = Object.entries(operation.requestBody?.content ?? {})
  return (
    `<article id="${escape(operation.operationId)}"><h3><code>${method.toUpperCase()} ${escape(path)}</code></h3>` +
    `<p>${escape(operation.summary)}<br><small>${escape(operation.description)}</small></p>` +
    (operation.parameters.length > 0 ? parameterTable(operation) : '') +
    body.map(([type, { schema }]) => schemaDetails(`Body: ${type}`, schema)).join('') +
    schemaDetails('Answer', operation.responses['200']) +
    '</article>'
  )
}

function parameterTable({ parameters }: Operation): string {
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escape(parameter.name)}</code></td>` +
      `<td>${parameter.in}${parameter.required ? ', required' : ''}</td>` +
      `<td><code>${escape(JSON.stringify(parameter.schema))}</code></td></tr>`,
  )
  return `<details><summary>Parameters (${rows.length})</summary><table><tbody>${rows.join('')}</tbody></table></details>`
}

function shapesSection(title: string, { components }: OpenApi): string {
  const shown = Object.entries(components.schemas).map(([name, shape]) => schemaDetails(name, shape))
  return `<section><h2>${escape(title)}</h2>${shown.join('')}</section>`
}

function schemaDetails(title: string, schema: unknown): string {
  return `<details><summary>${escape(title)}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`
}

function problemRow(code: keyof typeof problemStatus, text: string): string {
  return `<tr><td><code>${code}</code></td><td>${problemStatus[code]}</td><td lang="es">${escape(text)}</td></tr>`
}

/** Escapes a text for an element or an attribute of the page. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

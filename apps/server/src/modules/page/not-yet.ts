import { createHash } from 'node:crypto'
import { firstRunTexts } from '@enlace/contract/first-run/texts.ts'
import { escape, noIcon } from '../docs/index.ts'
import { contentSecurityPolicy } from '../../core/http/origin/security-headers.ts'

const { title, text, operator } = firstRunTexts.notYet

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem 1rem;box-sizing:border-box;
background:light-dark(#fff,#131417);color:light-dark(#17191d,#eceef1);font:1rem/1.5 system-ui,sans-serif}
main{max-width:30rem}h1{font-size:1.375rem;line-height:1.3;margin:0 0 .75rem}p{margin:.5rem 0}
.soft{color:light-dark(#555b66,#a7adb8)}
`

/** The page of an installation without a company, with its policy. */
export const notYetPage = {
  policy: contentSecurityPolicy({
    styleHashes: [`sha256-${createHash('sha256').update(style).digest('base64')}`],
  }),
  html:
    `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><title>${escape(title)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `${noIcon}<style>${style}</style></head><body><main><h1>${escape(title)}</h1>` +
    `<p>${escape(text)}</p><p class="soft">${escape(operator)}</p></main></body></html>`,
}

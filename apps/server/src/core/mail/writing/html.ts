import { mailTexts } from '@enlace/contract/mail/texts.ts'
import { escapeLines, escapeMarkup } from '../../markup/markup.ts'
import type { MailBrand, MailWords } from './words.ts'

const family = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"'

/**
 * Writes the mail as HTML for old and new readers: tables and inline styles for Outlook, one rule for dark schemes. All
 * text is escaped.
 */
export function writeHtml(brand: MailBrand, words: MailWords): string {
  const { subject, title, paragraphs, facts = [], button, small = [] } = words
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
.ground { background: #131417 !important } .sheet { background: #1d1f24 !important }
.ink { color: #eceef1 !important } .soft { color: #a9b0bb !important } .rule { border-color: #3a3e46 !important }
}
</style></head>
<body class="ground" style="margin:0;padding:0;background:#f1f2f4;-webkit-text-size-adjust:100%">
${table} width="100%" class="ground" style="background:#f1f2f4"><tr><td align="center" style="padding:24px 12px">
${table} width="600" class="sheet" style="width:100%;max-width:600px;background:#ffffff;border-radius:8px">
<tr><td bgcolor="${brand.colour}" style="padding:16px 24px;background:${brand.colour};color:${brand.contrast};border-radius:8px 8px 0 0;font-size:16px;line-height:24px;font-weight:600;${family}">${escapeMarkup(brand.company)}</td></tr>
<tr><td class="ink" style="padding:28px 24px 12px;color:#1c1e21;font-size:16px;line-height:24px;${family}">
<h1 class="ink" style="margin:0 0 16px;font-size:20px;line-height:28px;color:#1c1e21">${escapeMarkup(title)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${facts.length > 0 ? factsOf(facts) : ''}
${button ? buttonOf(brand, button) : ''}
</td></tr>
<tr><td class="soft rule" style="padding:16px 24px 24px;border-top:1px solid #e1e4e8;color:#5c6370;font-size:13px;line-height:20px;${family}">
${[...small, [brand.company, brand.contact].filter((line) => line !== '').join(' · ')].map((text) => `<p style="margin:0 0 8px">${escapeLines(text)}</p>`).join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>
`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeLines(text)}</p>`
}

function factsOf(facts: NonNullable<MailWords['facts']>): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="soft rule" width="34%" valign="top" style="padding:8px 12px 8px 0;border-top:1px solid #e1e4e8;color:#5c6370;font-size:14px;line-height:20px;${family}">${escapeMarkup(label)}</td>` +
      `<td class="ink rule" valign="top" style="padding:8px 0;border-top:1px solid #e1e4e8;color:#1c1e21;font-size:14px;line-height:20px;overflow-wrap:anywhere;word-break:break-word;${family}">${escapeLines(value)}</td></tr>`,
  )
  return `${table} width="100%" style="margin:0 0 16px;table-layout:fixed">${rows.join('\n')}</table>`
}

function buttonOf(brand: MailBrand, { label, href }: NonNullable<MailWords['button']>): string {
  const address = escapeMarkup(href)
  return `${table} style="margin:8px 0 20px"><tr><td bgcolor="${brand.colour}" style="background:${brand.colour};border-radius:6px">
<a href="${address}" style="display:inline-block;padding:12px 22px;color:${brand.contrast};text-decoration:none;font-size:16px;line-height:24px;font-weight:600;${family}">${escapeMarkup(label)}</a></td></tr></table>
<p class="soft" style="margin:0 0 16px;color:#5c6370;font-size:13px;line-height:20px">${escapeMarkup(mailTexts.linkHint)}<br><a class="soft" href="${address}" style="color:#5c6370;overflow-wrap:anywhere;word-break:break-all">${address}</a></p>`
}

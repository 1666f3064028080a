import { fill } from '@enlace/contract/core/fill'
import { usersTexts } from '@enlace/contract/features/users/texts'
import { escapeMarkup } from '../../core/markup.ts'

/** What an invitation's mail says. */
export interface Invitation {
  company: string
  /** Colour of the button and the text on it. */
  brand: string
  brandContrast: string
  supplier: string
  nit: string
  link: string
  until: string
  hasPassword: boolean
}

/** A mail in its two forms. */
export interface MailContent {
  subject: string
  html: string
  text: string
}

const texts = usersTexts.invitation
const family = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** The mail that invites a person, as text and as HTML in the company's colour; names are never markup. */
export function writeInvitation(invitation: Invitation): MailContent {
  const { company, supplier, nit, until, link, hasPassword } = invitation
  const invited = fill(texts.invited, { company, supplier, nit })
  const what = fill(hasPassword ? texts.knownPerson : texts.newPerson, { until })
  return {
    // A line break in a name must not become a header of the mail.
    subject: fill(texts.subject, { company }).replace(/\s+/g, ' '),
    text: [texts.greeting, invited, what, link, texts.unexpected, company].join('\n\n'),
    html: writeHtml(invitation, invited, what),
  }
}

function writeHtml(
  { company, brand, brandContrast, link, hasPassword }: Invitation,
  invited: string,
  what: string,
): string {
  const button = hasPassword ? texts.knownPersonButton : texts.newPersonButton
  const address = escapeMarkup(link)
  const paragraph = (content: string, style = '') => `<p style="margin:0 0 16px;${style}">${content}</p>`
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(fill(texts.subject, { company }))}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f7;color:#1c1e21;font-size:16px;line-height:1.5;${family}">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px;overflow:hidden">
<div style="padding:16px 24px;background:${brand};color:${brandContrast};font-weight:600">${escapeMarkup(company)}</div>
<div style="padding:24px">
${paragraph(escapeMarkup(texts.greeting))}
${paragraph(escapeMarkup(invited))}
${paragraph(escapeMarkup(what))}
${paragraph(
  `<a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${brand};` +
    `color:${brandContrast};text-decoration:none;font-weight:600">${escapeMarkup(button)}</a>`,
)}
${paragraph(`${escapeMarkup(texts.linkHint)}<br><span style="word-break:break-all">${address}</span>`, 'font-size:14px')}
${paragraph(escapeMarkup(texts.unexpected), 'font-size:14px;color:#5c6370')}
</div></div></body></html>
`
}

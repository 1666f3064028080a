import sanitizeHtml from 'sanitize-html'
import type { SupplierModel } from '@enlace/contract/features/supplier-registration/schemas'
import { supplierRegistrationTexts as texts } from '@enlace/contract/features/supplier-registration/texts'
import { fieldName } from '@enlace/contract/core/content/template-fields'
import { checkDigit } from '@enlace/domain/nit'
import type { RequestContents } from '../../core/registration/commands.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'

/** What a template asks for, as far as the server holds a request to it. */
export interface TemplateDemands {
  /** What each field is called for people, by its name. */
  labels: Readonly<Record<string, string>>
  required: readonly string[]
  /** The names of its file inputs; files under other names are not asked for. */
  files: readonly string[]
  hasCaptcha: boolean
}

/** What a request for access asks for that comes by this call, without a template (spec 7, contact-only requests). */
export const contactOnly: TemplateDemands = {
  labels: {},
  required: ['contactName', 'contactLastname', 'contactTelephone', 'checkAcepto', 'checkAutorizo'],
  files: [],
  hasCaptcha: true,
}

const controls = new Set(['input', 'select', 'textarea'])
const buttons = new Set(['button', 'submit', 'reset'])

/** Reads what a template asks for. It is parsed as HTML and never run; a field without a fit name asks for nothing. */
export function demandsOf(html: string): TemplateDemands {
  const labels: Record<string, string> = {}
  const required = new Set<string>()
  const files = new Set<string>()
  let hasCaptcha = false
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // The parser's walk over all tags is what is wanted; what it writes is thrown away.
    allowVulnerableTags: true,
    onOpenTag: (tag, attributes) => {
      if ('data-captcha' in attributes) hasCaptcha = true
      const name = attributes['name'] ?? ''
      const type = attributes['type'] ?? 'text'
      if (!controls.has(tag) || !fieldName.test(name) || buttons.has(type)) return
      if (tag === 'input' && type === 'file') files.add(name)
      labels[name] ??= attributes['data-label'] ?? name
      if ('required' in attributes) required.add(name)
    },
  })
  return { labels, required: [...required], files: [...files], hasCaptcha }
}

/** A sentence for each field that is asked for and was left empty (spec 5). */
export function missingFields(
  { required, files }: TemplateDemands,
  supplier: Readonly<Record<string, unknown>>,
  received: ReadonlySet<string>,
): Record<string, string> {
  const isThere = (name: string) => (files.includes(name) ? received.has(name) : isAnswered(supplier[name]))
  return Object.fromEntries(
    required.filter((name) => !isThere(name)).map((name) => [name, texts.requiredField]),
  )
}

/** The whole of a request, from what its form answered. */
export function contentsOf(
  { captchaValue: _, ...supplier }: SupplierModel,
  { labels }: TemplateDemands,
  files: readonly ReceivedFile[],
): RequestContents {
  const { documentID, businessName, contactName, contactLastname, contactEmail } = supplier
  const person = [contactName, contactLastname].filter((name) => name?.trim()).join(' ')
  return {
    supplier,
    labels,
    documento_numero: documentID,
    documento_dv: checkDigit(documentID) ?? null,
    nombre: businessName,
    person: person || businessName,
    email: contactEmail,
    phone: [supplier.contactIndicativeTelephone, supplier.contactTelephone].filter(Boolean).join(' '),
    files: files.map((file) => ({ ...file, label: labels[file.field] ?? file.field })),
  }
}

function isAnswered(answer: unknown): boolean {
  return typeof answer === 'string' ? answer.trim() !== '' : answer === true || typeof answer === 'number'
}

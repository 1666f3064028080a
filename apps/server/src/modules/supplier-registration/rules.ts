import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { kindsOf } from '@enlace/contract/supplier-registration/paper-kinds.ts'
import type { SupplierModel } from '@enlace/contract/supplier-registration/schemas.ts'
import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import type { RequestContents } from './requests/commands.ts'
import type { TemplateDemands } from './requests/demands.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'

/** The demands of an access request sent by this call, without a template (spec 7, contact-only requests). */
export const contactOnly: TemplateDemands = {
  labels: {},
  required: ['contactName', 'contactLastname', 'contactTelephone', 'checkAcepto', 'checkAutorizo'],
  files: [],
  accepts: {},
  lists: [],
  hasCaptcha: true,
}

/** Returns a sentence for each required field left empty (spec 5). */
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

/** Returns a sentence for each field whose file type the template does not accept. */
export function unfitFiles(
  { accepts }: TemplateDemands,
  files: readonly Pick<ReceivedFile, 'field' | 'name' | 'mediaType'>[],
): Record<string, string> {
  return Object.fromEntries(
    files.flatMap(({ field, name, mediaType }): [string, string][] => {
      const kinds = kindsOf(accepts[field] ?? '')
      if (kinds.some(({ mediaTypes }) => mediaTypes.includes(mediaType))) return []
      return [[field, fill(fileFaultTexts.kind, { name, kinds: kinds.map((kind) => kind.name).join(', ') })]]
    }),
  )
}

/** Builds the contents of a request from its form's answers. */
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

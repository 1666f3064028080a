import { Problem } from '@enlace/contract/core/problems.ts'
import { returnReasonTexts } from '@enlace/contract/invoices/desk/texts.ts'
import { type InvoiceClass, standardReasons } from '@enlace/contract/invoices/limits.ts'
import { type AskedAnnex, InvoiceLists, type ReturnReason } from '@enlace/contract/invoices/lists/schemas.ts'
import { invoiceListsTexts } from '@enlace/contract/invoices/lists/texts.ts'
import { fold } from '@enlace/domain/text.ts'
import type { KeptSettings } from '../../company/index.ts'

/** The settings that hold a company's lists for handed-in documents. */
export const listNames = ['invoice_reasons', 'invoice_annexes'] as const

/** Returns a company's lists; the reasons of the product where it has none of its own. */
export function listsOf(settings: KeptSettings): InvoiceLists {
  const reasons = InvoiceLists.shape.motivos.safeParse(settings.get('invoice_reasons'))
  const annexes = InvoiceLists.shape.anexos.safeParse(settings.get('invoice_annexes'))
  return {
    motivos: reasons.data ?? standardReasons.map(standardReason),
    anexos: annexes.data ?? [],
  }
}

const standardReason = (id: (typeof standardReasons)[number]): ReturnReason => ({
  id,
  ...returnReasonTexts[id],
  exige_detalle: id === 'otro',
  activo: true,
  regla: null,
  porcentaje: 0,
})

/** Returns what the supplier of a document of a class does next. */
export const stepOf = ({ paso, paso_cuenta }: ReturnReason, { clase }: { clase: InvoiceClass }): string =>
  clase === 'cuenta_cobro' && paso_cuenta !== '' ? paso_cuenta : paso

/** Refuses a reason or an annex that is listed twice. @throws Problem `invalid-fields` with each place. */
export function checkLists({ motivos, anexos }: InvoiceLists): void {
  const found = [
    ...repeated(motivos.map(({ titulo }) => titulo)).map((place) => `motivos.${place}.titulo`),
    ...repeated(anexos.map(annexKey)).map((place) => `anexos.${place}.nombre`),
  ]
  if (found.length === 0) return
  const { twice } = invoiceListsTexts.faults
  throw new Problem('invalid-fields', {}, Object.fromEntries(found.map((place) => [place, twice])))
}

/** The same annex may be asked of several kinds of suppliers, each once. */
const annexKey = ({ nombre, obligatorio: _, ...kind }: AskedAnnex) => `${nombre} ${JSON.stringify(kind)}`

function repeated(words: readonly string[]): number[] {
  const folded = words.map(fold)
  return folded.flatMap((word, place) => (folded.indexOf(word) < place ? [place] : []))
}

/** Returns the reasons with a code for each new one. */
export function codedReasons(reasons: readonly ReturnReason[]): ReturnReason[] {
  const taken = new Set(reasons.map(({ id }) => id))
  return reasons.map((reason) => {
    if (reason.id !== '') return reason
    const base = fold(reason.titulo)
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 50)
      .replace(/^-+|-+$/g, '')
    const codes = [base || 'motivo', ...Array.from(reasons, (_, n) => `${base || 'motivo'}-${n + 2}`)]
    const id = codes.find((code) => !taken.has(code)) ?? base
    taken.add(id)
    return { ...reason, id }
  })
}

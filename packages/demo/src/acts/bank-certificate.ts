import { demoBankTexts as texts } from '../texts/bank-accounts.ts'
import { bankAccountKindTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { documentPaper } from '@enlace/documents/document-paper.ts'
import type { BankAccountKind } from '@enlace/domain/bank-account.ts'
import { type CalendarDate, formatLongDate } from '@enlace/domain/calendar-date.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { KeptSupplier } from '@enlace/server/modules/bank-accounts/queries.ts'

/** A minimal certificate of a bank for an account of the demo. */
export function demoCertificate(
  { nombre, documento_numero, documento_dv }: KeptSupplier,
  { tipo, numero }: { tipo: BankAccountKind; numero: string },
  issued: CalendarDate,
): Promise<Buffer> {
  return documentPaper({
    letterhead: { company: texts.bank, nit: '', lines: [texts.bankLine], colour: '#3b4252' },
    title: texts.title,
    subtitle: fill(texts.subtitle, { fecha: formatLongDate(issued) }),
    figure: { label: texts.state, value: texts.active },
    facts: [
      { label: texts.holder, value: nombre },
      { label: texts.nit, value: formatNit(documento_numero, documento_dv) },
      { label: texts.kind, value: bankAccountKindTexts[tipo] },
      { label: texts.number, value: numero },
    ],
    tables: [],
    totals: [],
    remarks: [{ title: texts.textTitle, text: texts.text }],
    note: texts.note,
    foot: texts.foot,
    pageText: (page, pages) => fill(texts.page, { page, pages }),
    createdAt: new Date(),
  })
}

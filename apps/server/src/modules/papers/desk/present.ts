import { fill } from '@enlace/contract/core/fill.ts'
import {
  clearanceTexts,
  issuedPaperTexts,
  paperKindTexts,
  referenceTexts,
} from '@enlace/contract/papers/issued-texts.ts'
import type { PaperContent } from '@enlace/contract/papers/schemas.ts'
import type { RequestedKind } from '@enlace/contract/papers/desk/schemas.ts'
import type { Fact } from '@enlace/documents/facts.ts'
import { letter } from '@enlace/documents/letter.ts'
import { amountRange } from '@enlace/domain/amount-range.ts'
import { formatDate, formatInstant, formatLongDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney, type Money } from '@enlace/domain/money.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { PaperDraft } from '../commands.ts'
import type { PaperFrame } from '../letterhead.ts'
import type { PaperParty } from '../queries.ts'
import { branchFact, paperDay, paperText } from '../shown.ts'
import type { Pending, Purchases, Relation } from './queries.ts'
import { counted } from './rules.ts'

/** The data of a constancy. */
export interface ConstancyParts {
  party: PaperParty
  frame: PaperFrame
  company: { nombre: string; nit: string }
  today: CalendarDate
  createdAt: Date
  showsExactAmounts: boolean
  pendings: readonly Pending[]
  bought: readonly Purchases[]
  relation: Relation
}

/** Creates a constancy ready to be issued: its statements, and its letter. */
export function constancy(kind: RequestedKind, parts: ConstancyParts): PaperDraft {
  const { party, frame, company, today, createdAt } = parts
  const nit = formatNit(party.documento_numero, party.documento_dv)
  const instant = formatInstant(new Date(party.dataAsOf ?? createdAt))
  const words = { supplier: party.nombre, nit, fecha: formatLongDate(today), instant }
  const facts = kind === 'paz_y_salvo' ? clearanceFacts(parts) : referenceFacts(parts)
  const content: PaperContent = {
    compania: company.nombre,
    compania_nit: company.nit,
    proveedor: party.nombre,
    proveedor_nit: nit,
    sucursales: party.branches,
    facts,
  }
  const isClear = kind === 'paz_y_salvo'
  return {
    kind,
    fecha_corte: today,
    content,
    draw: ({ numero, verification, warning }) =>
      letter({
        ...frame,
        title: paperKindTexts[kind].name,
        heads: [
          { label: issuedPaperTexts.number, value: numero },
          { label: issuedPaperTexts.cutOff, value: formatDate(today) },
          { label: issuedPaperTexts.issued, value: formatInstant(createdAt) },
        ],
        opening: fill(issuedPaperTexts.opening, { company: company.nombre, nit: company.nit }),
        paragraphs: [fill(isClear ? clearanceTexts.statement : referenceTexts.statement, words)],
        facts,
        tables: [],
        closing: isClear
          ? [
              ...(parts.pendings.length > 0 ? [clearanceTexts.balancesNote] : [clearanceTexts.nothing]),
              fill(clearanceTexts.closing, words),
            ]
          : [fill(referenceTexts.limits, words), fill(referenceTexts.closing, words)],
        verification,
        warning,
        createdAt,
      }),
  }
}

/** Range limits have no cents. */
const roundMoney = (amount: Money, moneda: string) => formatMoney(amount, moneda).replace(/,00$/, '')

/** Amounts that are not due yet, and the branches covered. */
function clearanceFacts({ party, pendings }: ConstancyParts): Fact[] {
  return [
    { label: clearanceTexts.branches, value: branchFact(party).value },
    ...pendings.map(({ moneda, valor, rows }) => ({
      label: fill(clearanceTexts.balance, { moneda }),
      value: fill(clearanceTexts.balanceValue, {
        valor: formatMoney(valor, moneda),
        facturas: counted(clearanceTexts.invoices, rows),
      }),
    })),
  ]
}

/** Start of the relation, purchases and terms, exactly as recorded. */
function referenceFacts({ party, relation, bought, showsExactAmounts, today }: ConstancyParts): Fact[] {
  return [
    { label: clearanceTexts.branches, value: branchFact(party).value },
    { label: referenceTexts.since, value: paperDay(relation.first_day) },
    {
      label: referenceTexts.period,
      value: fill(referenceTexts.periodValue, { from: formatDate(relation.since), to: formatDate(today) }),
    },
    ...(bought.length > 0
      ? bought.map(({ moneda, valor, rows }) => {
          const facturas = counted(referenceTexts.invoices, rows)
          const { from, to } = amountRange(valor, moneda)
          return {
            label: fill(referenceTexts.purchases, { moneda }),
            value: showsExactAmounts
              ? fill(referenceTexts.exact, { valor: formatMoney(valor, moneda), facturas })
              : fill(referenceTexts.range, {
                  from: roundMoney(from, moneda),
                  to: roundMoney(to, moneda),
                  facturas,
                }),
          }
        })
      : [{ label: fill(referenceTexts.purchases, { moneda: 'COP' }), value: referenceTexts.none }]),
    { label: referenceTexts.term, value: paperText(relation.term) },
    { label: referenceTexts.last, value: paperDay(relation.last_invoice) },
  ]
}

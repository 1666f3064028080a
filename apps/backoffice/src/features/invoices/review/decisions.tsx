import { fill } from '@enlace/contract/core/fill.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import { type InvoiceReview, InvoiceReturning } from '@enlace/contract/invoices/desk/schemas.ts'
import {
  invoiceDecisionTexts as texts,
  invoiceTwinsTexts,
} from '@enlace/contract/invoices/desk/screen-texts.ts'
import { invoicesDeskTexts } from '@enlace/contract/invoices/desk/texts.ts'
import { decisionChoice } from '../../../core/desk/decision-choice.tsx'
import type { Decision } from '../../../core/desk/decision-form.tsx'
import type { DeskChoice } from '../../../core/desk/desk-decision.tsx'
import { fieldFaults } from '@enlace/web/form/field-faults.ts'

/** The keys that open the forms of the decision. */
export const decisionKeys = { accept: 'a', return: 'd' } as const

/** How an invoice is decided; each throws what the server refused. */
export type InvoiceDecisions = {
  onAccept: () => Promise<void>
  onReturn: (motivo: string, detalle: string) => Promise<void>
}

/** The ways to decide about an invoice: to return it with a reason, or to accept it. */
export function choicesOf(review: InvoiceReview, { onAccept, onReturn }: InvoiceDecisions): DeskChoice[] {
  const { id, numero, version, match, duplicados, motivos, puede_decidir: isOffered } = review
  const say = (text: string) => fillFor(review, text, { numero })
  const acceptance: Decision = {
    title: say(texts.acceptTitle),
    intro: [
      say(texts.acceptIntro),
      ...(match?.resultado === 'difiere' ? [match.texto] : []),
      ...(duplicados.length > 0 ? [invoiceTwinsTexts.warning] : []),
    ].join(' '),
    confirm: say(texts.confirmAccept),
    fields: [],
    draft: `invoice-acceptance:${id}`,
    done: say(texts.accepted),
    onDecide: onAccept,
  }
  const returning: Decision = {
    title: say(texts.returnTitle),
    intro: texts.returnIntro,
    confirm: say(texts.confirmReturn),
    isDanger: true,
    fields: [
      {
        name: 'motivo',
        label: texts.reason,
        kind: 'choice',
        isRequired: true,
        options: motivos.map((reason) => ({
          value: reason.id,
          label: reason.titulo,
          note: fill(texts.step, { paso: reason.paso }),
        })),
      },
      { name: 'detalle', label: texts.detail, hint: texts.detailHint, kind: 'lines' },
    ],
    faultsOf: ({ motivo, detalle }) => {
      const isExplained = !motivos.some((one) => one.id === motivo && one.exige_detalle) || detalle?.trim()
      return {
        ...(!isExplained && { detalle: invoicesDeskTexts.faults.detail }),
        ...fieldFaults(InvoiceReturning, { version, motivo, detalle }),
      }
    },
    draft: `invoice-return:${id}`,
    done: say(texts.returned),
    onDecide: ({ motivo = '', detalle = '' }) => onReturn(motivo, detalle),
  }
  return [
    decisionChoice(
      { id: 'return', label: texts.return, isOffered, shortcut: decisionKeys.return },
      returning,
    ),
    decisionChoice(
      { id: 'accept', label: texts.accept, isPrimary: true, isOffered, shortcut: decisionKeys.accept },
      acceptance,
    ),
  ]
}

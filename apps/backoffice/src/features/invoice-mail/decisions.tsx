import {
  type InvoiceMailDetail,
  MailAssignment,
  MailDiscard,
} from '@enlace/contract/invoice-mail/desk/schemas.ts'
import { invoiceMailTexts as texts } from '@enlace/contract/invoice-mail/desk/texts.ts'
import { supplierChoiceTexts } from '@enlace/contract/suppliers/texts.ts'
import { Combobox } from '@enlace/ui/combobox.tsx'
import type { ComboboxOption, ComboboxProps } from '@enlace/ui/combobox-field.tsx'
import { decisionChoice } from '../../core/desk/decision-choice.tsx'
import type { Decision } from '../../core/desk/decision-form.tsx'
import type { DeskChoice } from '../../core/desk/desk-decision.tsx'
import { fieldFaults } from '@enlace/web/form/field-faults.ts'

/** How a mail is decided; each throws what the server refused. */
export type MailDecisions = {
  search: ComboboxProps['search']
  onAssign: (supplier: number) => Promise<void>
  onDiscard: (nota: string) => Promise<void>
}

type Chosen = { supplier: ComboboxOption | null; onChoose: (supplier: ComboboxOption | null) => void }

/** The ways to decide about a mail that waits: to discard it with a reason, or to assign it to a supplier. */
export function choicesOf(
  { id, version, puede }: InvoiceMailDetail,
  { search, onAssign, onDiscard }: MailDecisions,
  { supplier, onChoose }: Chosen,
): DeskChoice[] {
  const proveedor = Number(supplier?.value ?? 0)
  const assignment: Decision = {
    title: texts.assignTitle,
    intro: texts.assignIntro,
    confirm: texts.confirmAssign,
    fields: [],
    faultsOf: () => fieldFaults(MailAssignment, { version, proveedor }),
    draft: `invoice-mail-assignment:${id}`,
    done: texts.assigned,
    onDecide: () => onAssign(proveedor),
  }
  const discard: Decision = {
    title: texts.discardTitle,
    intro: texts.discardIntro,
    confirm: texts.confirmDiscard,
    isDanger: true,
    fields: [
      { name: 'nota', label: texts.discardReason, hint: texts.discardHint, kind: 'lines', isRequired: true },
    ],
    faultsOf: ({ nota }) => fieldFaults(MailDiscard, { version, nota }),
    draft: `invoice-mail-discard:${id}`,
    done: texts.discarded,
    onDecide: ({ nota = '' }) => onDiscard(nota),
  }
  return [
    decisionChoice(
      { id: 'discard', label: texts.discard, isOffered: puede.descartar, shortcut: 'd' },
      discard,
    ),
    decisionChoice(
      { id: 'assign', label: texts.assign, isPrimary: true, isOffered: puede.asignar, shortcut: 'a' },
      assignment,
      <Combobox
        label={texts.supplier}
        isRequired
        value={supplier}
        onChange={onChoose}
        search={search}
        minLength={2}
        texts={supplierChoiceTexts.combobox}
      />,
    ),
  ]
}

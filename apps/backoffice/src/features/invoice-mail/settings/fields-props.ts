import type { WrittenMailbox } from '@enlace/contract/invoice-mail/settings/schemas.ts'
import type { FieldFaults } from '@enlace/web/form/field-faults.ts'

/** What a part of the form of the mailbox gets. */
export type FieldsProps = {
  written: WrittenMailbox
  faults: FieldFaults
  mayWrite: boolean
  onChange: (part: Partial<WrittenMailbox>) => void
}

import { mailStates } from '@enlace/contract/mail/desk/state-schemas'
import type { DeskMailsQuery } from '@enlace/contract/mail/desk/schemas'
import { commonReaders, type FilterReaders, severalOf } from '@enlace/web/list/read-filter.ts'

/** What the address of the outbox says after its path. */
export type MailFilter = Omit<DeskMailsQuery, 'days'>

const { min: _, max: __, ...readers } = commonReaders

/** How that is read. */
export const mailReaders: FilterReaders<MailFilter> = {
  ...readers,
  status: severalOf(mailStates),
  motivo: (text) => (/^[a-z:-]{1,60}$/.test(text) ? text : undefined),
}

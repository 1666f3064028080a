import type { QueryKey } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskMail, DeskMails } from '@enlace/contract/mail/desk/schemas.ts'
import { bulkMailTexts } from '@enlace/contract/mail/desk/texts.ts'
import { useMemo } from 'react'
import { BulkAct } from '../../core/selection/bulk-act.tsx'
import { createSelection } from '../../core/selection/selection.ts'
import { useMayWrite } from '../../core/session/staff-session.ts'

/** As many as one person reads the outcomes of. */
const mostMails = 50
export const chosenMails = createSelection(mostMails)
export const nameOf = ({ asunto, para }: DeskMail) => fill(bulkMailTexts.name, { asunto, para })

/** Whether it did not arrive, or has not left yet: what asks for being sent again. */
export const isUndelivered = ({ estado }: DeskMail) => undelivered.has(estado)
const undelivered: ReadonlySet<DeskMail['estado']> = new Set([
  'fallido',
  'devuelto',
  'en_cola',
  'reintentando',
])

type BulkResendProps = {
  answer: DeskMails | undefined
  listKey: QueryKey
  /** Sends one again; whether as a new mail. @throws CallFailure */
  onResend: (id: string) => Promise<{ isNew: boolean }>
}

/** Sends the chosen mails again. */
export function BulkResend({ answer, listKey, onResend }: BulkResendProps) {
  const mayWrite = useMayWrite('mails')
  const rows = useMemo(
    () => (answer?.rows ?? []).filter(isUndelivered).map((mail) => ({ id: mail.id, title: nameOf(mail) })),
    [answer],
  )
  if (!mayWrite) return null
  return (
    <BulkAct
      selection={chosenMails}
      rows={rows}
      most={mostMails}
      listKey={listKey}
      acts={[
        {
          texts: bulkMailTexts,
          question: (n) => fill(bulkMailTexts.question, { n }),
          onAct: async (id) => ((await onResend(id)).isNew ? bulkMailTexts.isNew : bulkMailTexts.isSame),
        },
      ]}
    />
  )
}

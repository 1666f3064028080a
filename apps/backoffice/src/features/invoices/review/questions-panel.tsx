import { useQuery, useQueryClient } from '@tanstack/react-query'
import { askSupplier, listDeskDocumentQuestions } from '@enlace/contract/questions/desk/calls.ts'
import { StaffQuestion } from '@enlace/contract/questions/desk/schemas.ts'
import { askSupplierTexts as texts } from '@enlace/contract/questions/desk/texts.ts'
import { questionTypes } from '@enlace/contract/questions/limits.ts'
import { threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Hint } from '@enlace/ui/hint.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { useState } from 'react'
import { DecisionDialog } from '../../../core/desk/decision-dialog.tsx'
import type { Decision } from '../../../core/desk/decision-form.tsx'
import { fieldFaults } from '@enlace/web/form/field-faults.ts'
import { paths } from '../../../core/paths.ts'
import { send } from '../../../core/session/client.ts'
import { useMayWrite } from '../../../core/session/staff-session.ts'

const paramsOf = (id: string) => ({ kind: 'invoices', id }) as const
const threadsQuery = (id: string) => ({
  ...callQuery(listDeskDocumentQuestions, { params: paramsOf(id) }),
  staleTime: 0,
})

/** The threads with the supplier about a handed-in document, and the way to open one; for those who read questions. */
export function QuestionsPanel({ id }: { id: string }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('questions')
  const { data } = useQuery(threadsQuery(id))
  // One form, and so one key, for each time that it is opened.
  const [asking, setAsking] = useState<Decision>()
  const rows = data?.rows ?? []
  const renew = () => client.invalidateQueries({ queryKey: threadsQuery(id).queryKey })
  if (!mayWrite && rows.length === 0) return null
  return (
    <Panel title={texts.title}>
      <Stack>
        {rows.length === 0 && <Quiet>{texts.none}</Quiet>}
        <PlainList gap="small">
          {rows.map(({ id: thread, numero, tipo, estado, ultimo_at }) => (
            <li key={thread}>
              <Link href={paths.question({ id: thread })}>{numero}</Link>{' '}
              <StateChip owner="consulta" state={estado} />
              <Hint isBlock>
                {threadTypeTexts[tipo]} · {showInstant(ultimo_at)}
              </Hint>
            </li>
          ))}
        </PlainList>
        {mayWrite && (
          <Actions>
            <Button onClick={() => setAsking(questionTo(id, renew))}>{texts.ask}</Button>
          </Actions>
        )}
      </Stack>
      {asking && <DecisionDialog decision={asking} onClose={() => setAsking(undefined)} />}
    </Panel>
  )
}

function questionTo(id: string, onAsked: () => Promise<void>): Decision {
  const idempotencyKey = crypto.randomUUID()
  return {
    title: texts.ask,
    intro: texts.intro,
    confirm: texts.send,
    fields: [
      {
        name: 'tipo',
        label: texts.type,
        kind: 'choice',
        isRequired: true,
        options: questionTypes.map((value) => ({ value, label: threadTypeTexts[value], note: '' })),
      },
      { name: 'mensaje', label: texts.message, kind: 'lines', isRequired: true },
    ],
    faultsOf: (typed) => fieldFaults(StaffQuestion, { ...typed, idempotencyKey }),
    draft: `ask-supplier:${id}`,
    done: texts.sent,
    async onDecide(typed) {
      const body = StaffQuestion.parse({ ...typed, idempotencyKey })
      await send(askSupplier, { params: paramsOf(id), body })
      await onAsked()
    },
  }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listDeskDocumentQuestions } from '@enlace/contract/questions/desk/calls.ts'
import { askSupplierTexts as texts } from '@enlace/contract/questions/desk/texts.ts'
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
import { paths } from '../../../core/paths.ts'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { AskDialog } from './ask-dialog.tsx'

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
  const [isAsking, setIsAsking] = useState(false)
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
            <Button onClick={() => setIsAsking(true)}>{texts.ask}</Button>
          </Actions>
        )}
      </Stack>
      {isAsking && <AskDialog id={id} onAsked={renew} onClose={() => setIsAsking(false)} />}
    </Panel>
  )
}

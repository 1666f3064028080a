import type { SignIn } from '@enlace/contract/sign-in/security/schemas.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { useState } from 'react'
import { moment } from './moment.ts'
import type { SecurityActions } from './actions.ts'
import { useAct } from '../http/use-act.ts'

type SignInsPanelProps = {
  signIns: { rows: readonly SignIn[]; hasMore: boolean } | undefined
  hasFailed: boolean
  onRetry: () => void
  actions: Pick<SecurityActions, 'olderSignIns'>
}

const columns: readonly Column<SignIn>[] = [
  { id: 'at', header: texts.when, card: 'number', cell: ({ at }) => moment(at) },
  {
    id: 'outcome',
    header: texts.outcome,
    card: 'status',
    cell: ({ outcome }) => (
      <StatusChip tone={outcome.startsWith('wrong') ? 'bad' : 'good'}>{texts.outcomes[outcome]}</StatusChip>
    ),
  },
  { id: 'device', header: texts.device, card: 'text', cell: ({ device }) => device },
  { id: 'address', header: texts.address, card: 'text', cell: ({ address }) => address },
  { id: 'company', header: texts.company, cell: ({ company }) => company },
]

/** The logins with the person's email and the attempts, newest first; older ones when they are asked for. */
export function SignInsPanel({ signIns, hasFailed, onRetry, actions }: SignInsPanelProps) {
  const { busy, run } = useAct()
  const [older, setOlder] = useState<{ rows: readonly SignIn[]; hasMore: boolean } | null>(null)
  const rows = [...(signIns?.rows ?? []), ...(older?.rows ?? [])]
  const last = rows.at(-1)
  const hasMore = older ? older.hasMore : signIns?.hasMore === true
  const handleMore = () => {
    if (!last) return
    void run('more', async () => {
      const next = await actions.olderSignIns(last.id)
      setOlder({ rows: [...(older?.rows ?? []), ...next.rows], hasMore: next.hasMore })
    })
  }
  return (
    <Panel title={texts.signIns}>
      <Stack>
        <p>{texts.signInsIntro}</p>
        {hasFailed && (
          <div role="alert">
            <p>{texts.failed}</p>
            <Button onClick={onRetry}>{texts.retry}</Button>
          </div>
        )}
        {!hasFailed && (
          <DataTable
            caption={texts.signIns}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            isLoading={signIns === undefined}
            loadingRows={5}
            empty={texts.signInsNone}
            texts={tableTexts}
          />
        )}
        {hasMore && (
          <div>
            <Button isBusy={busy !== undefined} onClick={handleMore}>
              {texts.more}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}

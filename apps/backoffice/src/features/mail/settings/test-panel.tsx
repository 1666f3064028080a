import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { MailSettings, MailTest } from '@enlace/contract/mail/settings/schemas.ts'
import { mailSettingsTexts } from '@enlace/contract/mail/settings/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Words } from '@enlace/ui/words.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showText } from '@enlace/web/document/shown.ts'

const texts = mailSettingsTexts.test

type TestPanelProps = {
  settings: MailSettings
  email: string
  mayWrite: boolean
  isTesting: boolean
  onTest: () => void
}

/** A mail to oneself, and what became of the last ones. */
export function TestPanel({ settings: { tests }, email, mayWrite, isTesting, onTest }: TestPanelProps) {
  return (
    <Panel
      title={texts.title}
      actions={
        mayWrite && (
          <Button isBusy={isTesting} onClick={onTest}>
            {texts.send}
          </Button>
        )
      }
    >
      <Stack>
        <p>{fill(texts.intro, { email })}</p>
        <div role="status">
          {tests.length === 0 ? (
            <Quiet>{texts.none}</Quiet>
          ) : (
            <DataTable
              caption={texts.caption}
              columns={testColumns}
              rows={tests}
              rowKey={(test) => test.id}
              texts={tableTexts}
            />
          )}
        </div>
        {tests[0]?.estado === 'enviado' && <Quiet>{texts.arrived}</Quiet>}
      </Stack>
    </Panel>
  )
}

const tones = {
  enviado: 'good',
  'en-cola': 'info',
  reintento: 'warning',
  rechazado: 'bad',
  'sin-servidor': 'neutral',
} as const

const testColumns: readonly Column<MailTest>[] = [
  { id: 'fecha', header: texts.at, card: 'date', cell: (test) => formatInstant(new Date(test.at)) },
  {
    id: 'para',
    header: texts.recipient,
    card: 'number',
    cell: (test) => <Words>{test.recipient}</Words>,
  },
  {
    id: 'estado',
    header: texts.state,
    card: 'status',
    cell: (test) => <StatusChip tone={tones[test.estado]}>{texts.states[test.estado]}</StatusChip>,
  },
  {
    id: 'respuesta',
    header: texts.answer,
    card: 'text',
    cell: (test) => <Words>{showText(test.answer)}</Words>,
  },
]

import type { AccountLoad, AccountOutcome, AccountRow } from '@enlace/contract/bank-accounts/load/schemas.ts'
import { accountLoadTexts as texts, accountOutcomeTexts } from '@enlace/contract/bank-accounts/load/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { WholeNumbers } from '@enlace/ui/whole-numbers.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useState } from 'react'
import styles from './load.module.css'

/** The most rows that are shown; of more, those with faults and doubts. */
const mostShown = 200

const tones = {
  nueva: 'good',
  igual: 'neutral',
  distinta: 'warning',
  en_cambio: 'info',
  desconocida: 'bad',
  rechazada: 'bad',
} as const satisfies Record<AccountOutcome, string>

const columns: readonly Column<AccountRow, never>[] = [
  {
    id: 'sucursal',
    header: texts.branch,
    card: 'number',
    cell: ({ sucursal, linea }) => sucursal || fill(texts.unnamed, { linea }),
  },
  { id: 'linea', header: texts.line, align: 'end', priority: 3, cell: ({ linea }) => linea },
  {
    id: 'cuenta',
    card: 'text',
    header: texts.account,
    cell: ({ banco, cuenta }) => <WholeNumbers>{`${banco} ${cuenta}`}</WholeNumbers>,
  },
  { id: 'titular', header: texts.holder, priority: 3, cell: ({ titular }) => titular },
  {
    id: 'resultado',
    card: 'status',
    header: texts.outcome,
    cell: ({ resultado }) => (
      <StatusChip tone={tones[resultado]}>{accountOutcomeTexts[resultado]}</StatusChip>
    ),
  },
  {
    id: 'mensajes',
    card: 'text',
    header: texts.remarks,
    cell: ({ mensajes }) => (
      <ul className={styles.remarks}>
        {mensajes.map(({ texto }) => (
          <li key={texto}>{texto}</li>
        ))}
      </ul>
    ),
  },
]

type ResultPanelProps = {
  load: AccountLoad
  /** Whether it was loaded, and not only looked at. */
  isLoaded: boolean
  isSending: boolean
  onLoad: () => Promise<boolean>
}

/** What became of each row, or would; those that want a look first. */
export function ResultPanel({ load, isLoaded, isSending, onLoad }: ResultPanelProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { filas, totales } = load
  const fresh = totales['nueva'] ?? 0
  const hasWork = fresh + (totales['distinta'] ?? 0) > 0
  const sorted = filas.toSorted(
    (one, other) => Number(other.mensajes.length > 0) - Number(one.mensajes.length > 0),
  )
  const handleLoad = async () => {
    if (await onLoad()) setIsAsked(false)
  }
  return (
    <Panel title={texts.rowsTitle}>
      <Stack gap="regular">
        {!isLoaded && <Banner kind="info">{hasWork ? texts.checked : texts.nothing}</Banner>}
        <Row gap="regular">
          {Object.entries(accountOutcomeTexts).flatMap(([name, texto]) => {
            const n = totales[name]
            return n === undefined ? [] : [<span key={name}>{fill(texts.count, { texto, n })}</span>]
          })}
        </Row>
        <DataTable
          caption={texts.rowsTable}
          columns={columns}
          rows={sorted.slice(0, mostShown)}
          rowKey={({ linea }) => linea}
          texts={tableTexts}
        />
        {filas.length > mostShown && <p>{fill(texts.shown, { n: mostShown })}</p>}
        {!isLoaded && hasWork && (
          <Row>
            <Button variant="primary" disabled={isSending} onClick={() => setIsAsked(true)}>
              {texts.load}
            </Button>
          </Row>
        )}
      </Stack>
      {isAsked && (
        <ConfirmDialog
          title={fill(texts.loadTitle, { n: fresh })}
          confirm={texts.confirm}
          cancel={texts.cancel}
          closeLabel={texts.cancel}
          isBusy={isSending}
          onConfirm={() => void handleLoad()}
          onClose={() => setIsAsked(false)}
        >
          <p>{texts.loadBody}</p>
          <StepUpHint />
        </ConfirmDialog>
      )}
    </Panel>
  )
}

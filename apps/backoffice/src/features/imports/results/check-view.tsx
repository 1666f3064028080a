import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { ImportCheck } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useEffect, useRef, useState } from 'react'
import { kindColumns, reasonColumns } from './columns.tsx'
import { Figures } from './figures.tsx'
import styles from '../imports.module.css'
import { countOf } from '../shown.ts'
import { UnlikelyPart } from './unlikely-part.tsx'

const texts = importsTexts.check

type CheckViewProps = {
  check: ImportCheck
  mayWrite: boolean
  isBusy: boolean
  onLoad: (confirmsClosing: boolean) => void
}

/** What a load would do, and the button that does it. */
export function CheckView({ check, mayWrite, isBusy, onLoad }: CheckViewProps) {
  const [isConfirmed, setConfirmed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const found = useRef<HTMLDivElement>(null)
  // It is asked for below all files, and stands above them.
  useEffect(() => found.current?.focus(), [])
  const { kinds, closing, reasons } = check
  const sum = (name: 'inserted' | 'updated' | 'unchanged' | 'deleted') =>
    kinds.reduce((total, kind) => total + kind[name], 0)
  const [inserted, updated, unchanged] = [sum('inserted'), sum('updated'), sum('unchanged')]
  const isNothing = inserted + updated + sum('deleted') === 0
  const handleLoad = () => {
    if (closing?.needsConfirmation === true && !isConfirmed) setAsked(true)
    else onLoad(isConfirmed)
  }
  return (
    <div ref={found} tabIndex={-1} className={styles.found}>
      <Panel title={texts.title}>
        <Stack>
          <UnlikelyPart found={check.unlikely ?? []} />
          <Figures title={texts.title} figures={{ ...check, inserted, updated, unchanged }} />
          {isNothing && <p>{texts.nothing}</p>}
          {kinds.length > 1 && (
            <DataTable
              caption={texts.kinds}
              columns={kindColumns}
              rows={kinds}
              rowKey={({ kind }) => kind}
              texts={tableTexts}
            />
          )}
          {closing && <Closing closing={closing} />}
          {reasons.length === 0 ? (
            <p>{texts.noReasons}</p>
          ) : (
            <>
              <p>{texts.reasonsHint}</p>
              <DataTable
                caption={texts.reasons}
                columns={reasonColumns}
                rows={reasons}
                rowKey={({ reason }) => reason}
                texts={tableTexts}
              />
            </>
          )}
          {closing?.needsConfirmation === true && (
            <Checkbox
              label={fill(texts.confirm, { closed: countOf(closing.closed) })}
              checked={isConfirmed}
              disabled={!mayWrite}
              error={isAsked && !isConfirmed ? texts.confirmMissing : undefined}
              onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
            />
          )}
          <div>
            <Button variant="primary" isBusy={isBusy} disabled={!mayWrite} onClick={handleLoad}>
              {texts.load}
            </Button>
          </div>
        </Stack>
      </Panel>
    </div>
  )
}

function Closing({ closing }: { closing: NonNullable<ImportCheck['closing']> }) {
  if (closing.closed === 0) return <p>{texts.closingNone}</p>
  const counts = { closed: countOf(closing.closed), open: countOf(closing.open) }
  return (
    <Banner kind={closing.needsConfirmation ? 'warning' : 'info'}>
      {fill(texts.closing, counts)} {closing.needsConfirmation && texts.closingStop}{' '}
      {fill(texts.closingExamples, { examples: closing.examples.slice(0, 5).join(', ') })}
    </Banner>
  )
}

import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { listActionTexts, tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { Connection, ConnectionDetail } from '@enlace/contract/connections/schemas.ts'
import { connectionTexts as texts, connectionsTexts } from '@enlace/contract/connections/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { type ReactNode, useState } from 'react'
import { SaveButton } from '../../core/forms/save-button.tsx'
import type { ConnectionAct, FormActs } from './acts.ts'
import { ConnectionForm, connectionFormId } from './connection-form.tsx'
import { findingColumns, runColumns } from './run-columns.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { momentOf, stateOf } from './shown.ts'

type ConnectionDetailViewProps = FormActs & {
  detail: ConnectionDetail
  mayWrite: boolean
  /** Whether it writes drafts of bills, too. */
  writes: boolean
  busy: string | undefined
  listHref: string
  /** What it writes into the ERP. */
  bills: ReactNode
  onAct: (act: ConnectionAct) => void
  /** @throws CallFailure */
  onRemove: () => Promise<unknown>
}

/** How many findings the server keeps of a time. */
const mostFindings = 500

/** One connection: how it stands, what it brought and could not bring, and how it is reached. */
export function ConnectionDetailView(props: ConnectionDetailViewProps) {
  const { detail, mayWrite, writes, listHref, bills, onTry, onSave, onRemove } = props
  const { conexion, veces, hallazgos } = detail
  const [isRemoving, setRemoving] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const handleSave: FormActs['onSave'] = (written) => {
    setSaving(true)
    return onSave(written).finally(() => setSaving(false))
  }
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: connectionsTexts.title, href: listHref }, { label: conexion.nombre }]}
      />
      <PageHeading
        title={conexion.nombre}
        status={<StateChip connection={conexion} />}
        description={nextOf(conexion)}
        actions={mayWrite && <SaveButton form={connectionFormId} isSaving={isSaving} isDisabled={false} />}
        more={
          mayWrite
            ? {
                label: listActionTexts.more,
                content: <ActButtons {...props} onRemove={() => setRemoving(true)} />,
              }
            : undefined
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <Trouble connection={conexion} />
      <Panel title={texts.runs} isFlush>
        <DataTable
          caption={texts.runsTable}
          columns={runColumns}
          rows={veces}
          rowKey={({ id }) => id}
          empty={<EmptyState title={texts.noRuns} />}
          texts={tableTexts}
        />
      </Panel>
      {hallazgos.length > 0 && (
        <Panel title={texts.findings} isFlush>
          <DataTable
            caption={texts.findingsTable}
            columns={findingColumns}
            rows={hallazgos.map((finding, at) => ({ ...finding, at }))}
            rowKey={({ at }) => at}
            texts={tableTexts}
          />
          {hallazgos.length === mostFindings && <p>{fill(texts.moreFindings, { n: mostFindings })}</p>}
        </Panel>
      )}
      <Panel title={texts.editTitle}>
        {/* Changed by somebody else, it is written anew. */}
        <ConnectionForm
          key={conexion.version}
          {...{ mayWrite, writes, onTry }}
          onSave={handleSave}
          connection={conexion}
        />
      </Panel>
      {bills}
      {isRemoving && (
        <RemoveDialog name={conexion.nombre} onRemove={onRemove} onClose={() => setRemoving(false)} />
      )}
    </Stack>
  )
}

function StateChip({ connection }: { connection: Connection }) {
  const { tone, text } = stateOf(connection)
  return <StatusChip tone={tone}>{text}</StatusChip>
}

/** When it brings again; nothing while it brings or where it is off. */
function nextOf({ proxima_at: at, trayendo }: Connection): string | undefined {
  return at === null || trayendo ? undefined : fill(texts.nextAt, { cuando: momentOf(at) })
}

/** Why a connection does not bring what it should. */
function Trouble({ connection: { motivo, ultima, trayendo } }: { connection: Connection }) {
  if (motivo !== null) return <Banner kind="warning">{fill(texts.stoppedWhy, { motivo })}</Banner>
  if (trayendo || ultima === null || ultima.falla === null) return null
  const said = {
    failed: texts.failedWhy,
    partial: texts.partialWhy,
    running: null,
    done: null,
    stopped: null,
  }
  const sentence = said[ultima.estado]
  return sentence && <Banner kind="warning">{fill(sentence, { motivo: ultima.falla })}</Banner>
}

type ActButtonsProps = Pick<ConnectionDetailViewProps, 'detail' | 'busy' | 'onAct'> & { onRemove: () => void }

function ActButtons({ detail: { conexion }, busy, onAct, onRemove }: ActButtonsProps) {
  const { activa, trayendo } = conexion
  const button = (act: ConnectionAct, label: string) => (
    <Button isBusy={busy === act} onClick={() => onAct(act)}>
      {label}
    </Button>
  )
  return (
    <>
      {activa && !trayendo && button('run', texts.runNow)}
      {activa && !trayendo && button('run-all', texts.runAll)}
      {activa ? button('stop', texts.stop) : button('resume', texts.resume)}
      <Button onClick={onRemove}>{texts.remove}</Button>
    </>
  )
}

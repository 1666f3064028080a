import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import {
  archiveKeptDays,
  archiveKinds,
  type ArchiveSettings,
  type DocumentArchive,
} from '@enlace/contract/document-archive/schemas.ts'
import { archiveKindTexts, documentArchiveTexts as texts } from '@enlace/contract/document-archive/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { Choices } from '../../core/choices/choices.tsx'
import { archiveColumns, type DownloadPart } from './columns.tsx'

type DocumentArchiveViewProps = {
  archive: DocumentArchive
  /** As they are typed. */
  settings: ArchiveSettings
  mayWrite: boolean
  isStale: boolean
  /** The way to save what was changed. */
  save: ReactNode
  onChange: (changed: Partial<ArchiveSettings>) => void
  onMake: () => void
  onDownload: DownloadPart
}

/** When the documents of a month are archived and who is told, and the archives with their files. */
export function DocumentArchiveView(props: DocumentArchiveViewProps) {
  const { archive, mayWrite, isStale, save, onMake, onDownload } = props
  const make = mayWrite && <Button onClick={onMake}>{texts.make}</Button>
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} actions={save} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {isStale && <Banner kind="warning">{ownProblemTexts['changed-meanwhile']}</Banner>}
      <SchedulePanel {...props} />
      <Panel title={texts.archives}>
        <Stack gap="regular">
          <Quiet>{fill(texts.kept, { dias: archiveKeptDays })}</Quiet>
          {archive.archivos.length === 0 ? (
            <EmptyState title={texts.none} action={make}>
              {texts.noneHint}
            </EmptyState>
          ) : (
            <>
              <div>{make}</div>
              <DataTable
                caption={texts.archives}
                columns={archiveColumns(onDownload)}
                rows={archive.archivos}
                rowKey={({ id }) => id}
                texts={tableTexts}
              />
            </>
          )}
        </Stack>
      </Panel>
    </Stack>
  )
}

const days = Array.from({ length: 28 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))

function SchedulePanel({ archive, settings, mayWrite, onChange }: DocumentArchiveViewProps) {
  const { activo, dia, clases, destinatarios } = settings
  return (
    <Panel title={texts.settings}>
      <Stack gap="regular" isNarrow>
        <Checkbox
          label={texts.isOn}
          disabled={!mayWrite}
          checked={activo}
          onChange={({ target }) => onChange({ activo: target.checked })}
        />
        <Quiet isSmall>{texts.isOnHint}</Quiet>
        <Select
          label={texts.day}
          hint={texts.dayHint}
          disabled={!mayWrite}
          value={String(dia)}
          options={days}
          onChange={({ target }) => onChange({ dia: Number(target.value) })}
        />
        <Choices
          legend={texts.kinds}
          options={archiveKinds.map((kind) => [kind, archiveKindTexts[kind]] as const)}
          chosen={clases}
          fault={clases.length === 0 ? texts.faults.kinds : undefined}
          isDisabled={!mayWrite}
          onChange={(chosen) => onChange({ clases: chosen })}
        />
        <Choices
          legend={texts.recipients}
          hint={texts.recipientsHint}
          options={archive.equipo.map(({ id, nombre }) => [id, nombre] as const)}
          chosen={destinatarios}
          fault={undefined}
          isDisabled={!mayWrite}
          onChange={(chosen) => onChange({ destinatarios: chosen })}
        />
      </Stack>
    </Panel>
  )
}

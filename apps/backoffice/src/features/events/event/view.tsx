import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import type { DeskEvent } from '@enlace/contract/events/desk/schemas.ts'
import { eventsDeskFormTexts as texts, eventsDeskTexts } from '@enlace/contract/events/desk/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Tabs } from '@enlace/ui/tabs.tsx'
import { type ReactNode, useState } from 'react'
import { paths } from '../../../core/paths.ts'
import type { EventActions, FileActions } from '../actions.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { EventChip } from '../event-chip.tsx'
import { EventForm } from './form/event-form.tsx'
import { FilesPart } from './files-part.tsx'
import type { TypedEvent } from './form/typed-event.ts'
import { SaveButton } from '../../../core/forms/save-button.tsx'

type EventViewProps = {
  kept: DeskEvent
  typed: TypedEvent
  isChanged: boolean
  isStale: boolean
  mayWrite: boolean
  isBusy: boolean
  faults: Readonly<Record<string, string>>
  actions: EventActions
  files: FileActions
  onChange: (typed: TypedEvent) => void
  /** Who asked for a seat: asks for it once it is drawn. */
  people: ReactNode
}

type Part = 'data' | 'people' | 'files'
const parts: readonly Part[] = ['data', 'people', 'files']

/** One event: what is written of it, who comes, and its papers. */
export function EventView(props: EventViewProps) {
  const { kept, typed, isChanged, isStale, mayWrite, faults, onChange } = props
  const [part, setPart] = useState<Part>('data')
  const { evento, estado } = kept
  return (
    <Stack gap="regular">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: eventsDeskTexts.title, href: paths.events() }, { label: evento.titulo }]}
      />
      <PageHeading
        title={evento.titulo}
        description={isChanged ? texts.unsaved : texts.upToDate}
        status={<EventChip state={estado} />}
        actions={mayWrite && <EventButtons {...props} />}
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {isStale && <Banner kind="warning">{ownProblemTexts['changed-meanwhile']}</Banner>}
      {kept.isGenerated && <Banner kind="info">{texts.generatedNote}</Banner>}
      {estado === 'cancelado' && (
        <Banner kind="warning">
          {texts.cancelledTitle} {fill(texts.cancelledWhy, { motivo: kept.motivo_cancelacion })}
        </Banner>
      )}
      <Tabs
        label={texts.parts}
        selected={part}
        tabs={parts.map((id) => ({
          id,
          label: texts[id],
          ...(id === 'people' && { count: kept.inscritos + kept.en_espera }),
          ...(id === 'files' && { count: kept.archivos.length }),
        }))}
        onSelect={(id) => setPart(parts.find((one) => one === id) ?? 'data')}
      >
        {part === 'data' && (
          <EventForm {...{ typed, faults, onChange }} isDisabled={!mayWrite} isNew={false} />
        )}
        {part === 'people' && props.people}
        {part === 'files' && <FilesPart {...props.files} mayWrite={mayWrite} />}
      </Tabs>
    </Stack>
  )
}

function EventButtons({ kept, isChanged, isBusy, actions }: EventViewProps) {
  const [isCancelling, setIsCancelling] = useState(false)
  const { estado, evento } = kept
  const isDraft = estado === 'borrador'
  const canCancel = estado === 'publicado'
  return (
    <>
      {canCancel && <Button onClick={() => setIsCancelling(true)}>{texts.cancelEvent}</Button>}
      {canCancel && (
        <Button disabled={isBusy} onClick={() => void actions.save(true)}>
          {texts.hide}
        </Button>
      )}
      <SaveButton
        isDraft={isDraft}
        isSecond={isDraft}
        isSaving={isBusy}
        isDisabled={!isChanged}
        onSave={() => void actions.save(isDraft)}
      />
      {isDraft && (
        <Button variant="primary" isBusy={isBusy} disabled={isBusy} onClick={() => void actions.save(false)}>
          {texts.publish}
        </Button>
      )}
      {isCancelling && (
        <CancelDialog
          titulo={evento.titulo}
          count={kept.inscritos + kept.en_espera}
          isBusy={isBusy}
          onCancel={actions.cancel}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </>
  )
}

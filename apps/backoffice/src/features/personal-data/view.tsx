import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ErasureAsked, PersonErased, PersonHeld } from '@enlace/contract/personal-data/schemas.ts'
import { personalDataTexts as texts } from '@enlace/contract/personal-data/texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { ErasedPanel } from './erased-panel.tsx'
import { FindForm } from './find-form.tsx'
import { HeldPanel } from './held-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'

type PersonalDataViewProps = {
  /** Of whom is asked; empty for nobody yet. */
  correo: string
  held: PersonHeld | undefined
  erased: PersonErased | undefined
  failure: string | undefined
  mayWrite: boolean
  today: CalendarDate
  requestsHref: string
  isDownloading: boolean
  onFind: (correo: string) => void
  onDownload: () => void
  /** @throws CallFailure */
  onErase: (asked: ErasureAsked) => Promise<void>
}

/** Looks for a person by its email, and shows what the company holds of it. */
export function PersonalDataView(props: PersonalDataViewProps) {
  const { correo, mayWrite, today, requestsHref, onFind } = props
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <Panel>
        <FindForm correo={correo} onFind={onFind} />
      </Panel>
      <Found {...props} />
      <TermsPanel {...{ today, requestsHref }} />
    </Stack>
  )
}

function Found(props: PersonalDataViewProps) {
  const { correo, held, erased, failure, onFind } = props
  if (correo === '') return null
  if (failure !== undefined) return <Banner kind="warning">{failure}</Banner>
  if (erased) return <ErasedPanel erased={erased} onAnother={() => onFind('')} />
  if (!held) return <Skeleton lines={6} />
  if (held.partes.length > 0) return <HeldPanel {...props} held={held} />
  return (
    <Panel>
      <EmptyState title={fill(texts.none, { correo })}>{texts.noneHint}</EmptyState>
    </Panel>
  )
}

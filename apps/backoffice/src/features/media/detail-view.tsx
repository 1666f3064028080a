import { actorText } from '@enlace/contract/core/words/actor-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import type { ChangedMedium, Medium, MediumUse } from '@enlace/contract/media/schemas.ts'
import { mediaLibraryTexts as texts } from '@enlace/contract/media/library-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { UploadBox } from '../../core/media/upload-box.tsx'
import { paths } from '../../core/paths.ts'
import { SaveButton } from '../../core/forms/save-button.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { MediumFacts, mediumFormId } from './medium-facts.tsx'
import { RemoveMedium } from './remove-medium.tsx'
import { textOfUse } from './text-of-use.ts'

type MediumViewProps = {
  medium: Medium
  uses: readonly MediumUse[]
  mayWrite: boolean
  onSave: (changed: ChangedMedium) => Promise<void>
  onReplace: (files: readonly File[], onProgress: (sent: number) => void) => Promise<void>
  onRemove: () => Promise<void>
}

/** One picture: what it is called and shows, its file, and where it is shown. */
export function MediumView({ medium, uses, mayWrite, onSave, onReplace, onRemove }: MediumViewProps) {
  const deed = useAct()
  const percent = Math.round(medium.progress * 100)
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.back}
        items={[{ label: texts.back, href: paths.media() }, { label: medium.name }]}
      />
      <PageHeading
        title={medium.name}
        actions={
          mayWrite && <SaveButton form={mediumFormId} isSaving={deed.busy !== undefined} isDisabled={false} />
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {medium.state === 'fallida' && <Banner kind="warning">{texts.failed}</Banner>}
      {medium.state === 'procesando' && (
        <ProgressBar label={fill(texts.processing, { percent })} value={percent} />
      )}
      <Panel title={texts.facts}>
        <MediumFacts
          medium={medium}
          mayWrite={mayWrite}
          onSave={(changed) => void deed.run('save', () => onSave(changed), texts.saved)}
        />
      </Panel>
      <Panel title={texts.usesTitle}>
        {uses.length === 0 ? (
          <p>{texts.unused}</p>
        ) : (
          <ul>
            {uses.map((use) => (
              <li key={`${use.kind} ${use.item}`}>{textOfUse(use)}</li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={texts.file}>
        <Stack>
          <DefinitionList items={fileFacts(medium)} />
          {mayWrite && (
            <>
              <p>{texts.replaceHint}</p>
              <UploadBox isSingle label={texts.replaceLabel} sendLabel={texts.replace} onSend={onReplace} />
              <RemoveMedium medium={medium} onRemove={onRemove} />
            </>
          )}
        </Stack>
      </Panel>
    </Stack>
  )
}

function fileFacts(medium: Medium) {
  const { width, height, isVector, size, servedSize, widths, uploadedBy, createdAt } = medium
  return [
    { label: texts.measures, value: fill(isVector ? texts.vector : texts.pixels, { width, height }) },
    { label: texts.original, value: fileSizeText(size) },
    { label: texts.served, value: servedSize === null ? texts.none : fileSizeText(servedSize) },
    { label: texts.widths, value: widths.length === 0 ? texts.none : widths.join(' · ') },
    { label: texts.by, value: actorText(uploadedBy) },
    { label: texts.at, value: formatInstant(new Date(createdAt)) },
  ]
}

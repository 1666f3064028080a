import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import {
  type Branding,
  type BrandImage,
  brandImages,
  type WrittenBranding,
} from '@enlace/contract/branding/schemas.ts'
import { brandingTexts as texts } from '@enlace/contract/branding/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Hint } from '@enlace/ui/hint.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { FieldFaults } from '@enlace/web/form/field-faults.ts'
import { SaveActions } from '../../core/forms/save-actions.tsx'
import type { TypedOver } from '../../core/forms/use-typed-over.ts'
import { ColourField } from './colour-field.tsx'
import { ImageField } from './image-field.tsx'
import { PreviewFrame, type Seen } from './preview-frame.tsx'
import styles from './view.module.css'

type BrandingViewProps = {
  kept: Branding
  mayWrite: boolean
  over: TypedOver<WrittenBranding>
  faults: FieldFaults
  /** The picture that is on its way. */
  sent: { kind: BrandImage; file: File; progress: number } | undefined
  isSaving: boolean
  preview: { address: string | undefined; isFailed: boolean }
  seen: Seen
  onSee: (seen: Seen) => void
  onSave: () => void
  onImage: (kind: BrandImage, file: File) => void
}

const lines = [
  { name: 'page_title', label: texts.pageTitle, hint: texts.pageTitleHint, isRequired: true },
  { name: 'welcome', label: texts.welcome, hint: texts.welcomeHint, isRequired: true },
  { name: 'footer_text', label: texts.footer, hint: texts.footerHint, isRequired: false },
] as const

/** The brand's fields beside the portal as it would be with them. */
export function BrandingView(props: BrandingViewProps) {
  const { mayWrite, over, faults, sent, isSaving, onSave, onImage } = props
  const { typed, change, isChanged, isStale, discard } = over
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={
          mayWrite && (
            <SaveActions
              isChanged={isChanged}
              status={texts.unsaved}
              isSaving={isSaving}
              isBlocked={Object.keys(faults).length > 0}
              onSave={onSave}
              onDiscard={discard}
            />
          )
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {isStale && <Banner kind="warning">{ownProblemTexts['changed-meanwhile']}</Banner>}
      <div className={styles.sides}>
        <Stack gap="large">
          <ColourField
            colour={typed.colour}
            error={faults['colour']}
            mayWrite={mayWrite}
            onChange={(colour) => change({ ...typed, colour })}
          />
          <Panel title={texts.images}>
            <Stack gap="large">
              <Hint isBlock>{texts.limits}</Hint>
              {brandImages.map((kind) => (
                <ImageField
                  key={kind}
                  kind={kind}
                  address={typed[kind]}
                  error={faults[kind]}
                  sent={sent?.kind === kind ? sent : undefined}
                  mayWrite={mayWrite}
                  onChoose={(file) => onImage(kind, file)}
                  onRemove={() => change({ ...typed, [kind]: '' })}
                />
              ))}
            </Stack>
          </Panel>
          <Panel title={texts.texts}>
            <Stack>
              {lines.map(({ name, ...field }) => (
                <TextInput
                  key={name}
                  {...field}
                  error={faults[name]}
                  disabled={!mayWrite}
                  value={typed[name]}
                  onChange={(event) => change({ ...typed, [name]: event.currentTarget.value })}
                />
              ))}
            </Stack>
          </Panel>
        </Stack>
        <PreviewFrame {...props.preview} seen={props.seen} onSee={props.onSee} />
      </div>
    </Stack>
  )
}

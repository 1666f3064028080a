import type { Drafted, TemplateBody } from '@enlace/contract/content/drafts/schemas.ts'
import { templateNames } from '@enlace/contract/content/places.ts'
import type { TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'
import type { TemplateFinding } from '@enlace/contract/content/editor/schemas.ts'
import { templateEditorTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { readyForm, readyFormTitle } from '@enlace/domain/company-start/registration-form.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import type { ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Tabs } from '@enlace/ui/tabs.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useReducer, useState } from 'react'
import { lengthFault, refuseLongPaste } from '../../../core/rich-text/paste/refuse-long-paste.ts'
import type { DraftActs } from '../../../core/drafts/actions.ts'
import { DraftHeading } from '../../../core/drafts/draft-heading.tsx'
import { paths } from '../../../core/paths.ts'
import type { ComparedField } from '../../../core/versions/comparison.tsx'
import { VersionHistory } from '../../../core/versions/version-history.tsx'
import { CanvasFrame } from './canvas-frame.tsx'
import { Findings, FindingsNotice } from './findings.tsx'
import { PreviewPanel } from './preview/preview-panel.tsx'
import { MissingFields, ReadyFormOffer } from './ready-form.tsx'
import { useFindings } from './use-findings.ts'
import styles from './view.module.css'

type TemplateEditorViewProps = {
  params: { kind: TemplateKind; name: string }
  drafted: Drafted
  body: TemplateBody
  isDirty: boolean
  busy: string | undefined
  hasConflict: boolean
  mayWrite: boolean
  /** It is published by itself: nothing of it changes until then. */
  isPlanned: boolean
  /** It is published, and no entry of the menu leads to it. */
  isLost: boolean
  maySeeSuppliers: boolean
  acts: DraftActs
  onWrite: (body: TemplateBody) => void
  onReview: (html: string) => Promise<readonly TemplateFinding[]>
  onPreview: (html: string, supplier: number | null) => Promise<string>
  onSearch: (q: string) => Promise<readonly ComboboxOption[]>
  onCompare: (from: number, to: number) => Promise<readonly ComparedField[]>
}

const tabs = ['edit', 'code', 'preview', 'history'] as const
type Tab = (typeof tabs)[number]

/** A template in its editor: by hand, as code, as it will look, and as it was. */
export function TemplateEditorView(props: TemplateEditorViewProps) {
  const { params, drafted, body, isDirty, busy, hasConflict, mayWrite, acts, onWrite } = props
  const findings = useFindings(body.html, props.onReview)
  const isOpen = mayWrite && !props.isPlanned
  const [tab, setTab] = useState<Tab>('edit')
  const isRegistration = params.name === templateNames.supplierRegistration
  const heading = isRegistration ? texts.registration : body.title || params.name
  const [round, openAnew] = useReducer((count: number) => count + 1, 0)
  const [isBlankWanted, setIsBlankWanted] = useState(false)
  const writeHtml = (html: string) => onWrite({ ...body, html })
  const replaceHtml = (html: string, title = body.title) => {
    onWrite({ title, html })
    openAnew()
  }
  const isOffered = isRegistration && isOpen && !isBlankWanted && round === 0 && body.html.trim() === ''
  return (
    <Stack>
      <Breadcrumb
        label={texts.back}
        items={[{ label: texts.back, href: paths.templates() }, { label: heading }]}
      />
      <DraftHeading
        title={heading}
        {...{ drafted, isDirty, busy, hasConflict, mayWrite, acts }}
        notice={<FindingsNotice findings={findings} />}
      />
      {props.isLost && (
        <Banner kind="warning" action={<Link href={paths.ownMenu()}>{texts.reach.add}</Link>}>
          {texts.reach.none}
        </Banner>
      )}
      <TextInput
        label={texts.titleLabel}
        hint={texts.titleHint}
        value={body.title}
        maxLength={200}
        disabled={!isOpen}
        onChange={({ currentTarget }) => onWrite({ ...body, title: currentTarget.value })}
      />
      {isOpen && params.kind === 'template' && <MissingFields html={body.html} onAdd={replaceHtml} />}
      <Tabs
        label={texts.tabsLabel}
        tabs={tabs.map((id) => ({ id, label: texts.tabs[id] }))}
        selected={tab}
        onSelect={(id) => setTab(tabs.find((one) => one === id) ?? 'edit')}
      >
        {tab === 'edit' && isOffered && (
          <ReadyFormOffer
            onUse={() => replaceHtml(readyForm, body.title || readyFormTitle)}
            onBlank={() => setIsBlankWanted(true)}
          />
        )}
        {tab === 'edit' && !isOffered && (
          <CanvasFrame
            // The page in it is opened for writing or for reading, and with what it has now: else it begins anew.
            key={`${isOpen} ${round}`}
            kind={params.kind}
            html={body.html}
            mayWrite={isOpen}
            onChange={writeHtml}
          />
        )}
        {tab === 'code' && (
          <div className={styles.code}>
            <TextArea
              label={texts.codeLabel}
              hint={texts.codeHint}
              spellCheck={false}
              error={lengthFault(body.html)}
              onPaste={refuseLongPaste}
              value={body.html}
              disabled={!isOpen}
              onChange={({ currentTarget }) => writeHtml(currentTarget.value)}
            />
          </div>
        )}
        {tab === 'preview' && <PreviewPanel {...props} kind={params.kind} html={body.html} />}
        {tab === 'history' && (
          <VersionHistory
            versions={drafted.versions}
            mayWrite={mayWrite}
            onCompare={props.onCompare}
            onRollBack={acts.onRollBack}
          />
        )}
      </Tabs>
      <Findings findings={findings} />
    </Stack>
  )
}

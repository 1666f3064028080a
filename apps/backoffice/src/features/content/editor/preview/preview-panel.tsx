import { fill } from '@enlace/contract/core/fill.ts'
import type { TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'
import { templateEditorTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { Chip } from '@enlace/ui/chip.tsx'
import { Combobox } from '@enlace/ui/combobox.tsx'
import type { ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { SafeHtml } from '@enlace/web/content/safe-html.tsx'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormPreview } from './form-preview.tsx'
import styles from '../view.module.css'

type PreviewPanelProps = {
  kind: TemplateKind
  html: string
  maySeeSuppliers: boolean
  onPreview: (html: string, supplier: number | null) => Promise<string>
  onSearch: (q: string) => Promise<readonly ComboboxOption[]>
}

type Shown = { html: string } | { fault: string }

/** A template as a supplier would see it, in both widths; a document with the data of whichever supplier is chosen. */
export function PreviewPanel({ kind, html, maySeeSuppliers, onPreview, onSearch }: PreviewPanelProps) {
  const [isPhone, setIsPhone] = useState(false)
  const [supplier, setSupplier] = useState<ComboboxOption | null>(null)
  const [shown, setShown] = useState<Shown>()
  const ask = useEffectEvent((isWanted: () => boolean) => {
    onPreview(html, supplier === null ? null : Number(supplier.value)).then(
      (answer) => isWanted() && setShown({ html: answer }),
      (thrown: unknown) => {
        const { fields, message } = failureOf(thrown)
        if (isWanted()) setShown({ fault: fields['html'] ?? message })
      },
    )
  })
  useEffect(() => {
    let isOpen = true
    ask(() => isOpen)
    return () => {
      isOpen = false
    }
  }, [html, supplier])
  return (
    <Stack>
      {kind === 'document' && maySeeSuppliers && (
        <Combobox
          label={texts.previewSupplier}
          hint={texts.previewSupplierHint}
          value={supplier}
          onChange={setSupplier}
          search={onSearch}
          minLength={0}
          texts={texts.combobox}
        />
      )}
      <Row groupLabel={texts.width}>
        <Chip isSelected={!isPhone} onToggle={() => setIsPhone(false)}>
          {texts.desktop}
        </Chip>
        <Chip isSelected={isPhone} onToggle={() => setIsPhone(true)}>
          {texts.phone}
        </Chip>
      </Row>
      <section className={styles.preview} data-phone={isPhone || undefined} aria-label={texts.previewFrame}>
        {shown === undefined && <Skeleton lines={6} />}
        {shown && 'fault' in shown && (
          <p role="alert">{fill(texts.previewFailed, { message: shown.fault })}</p>
        )}
        {shown && 'html' in shown && shown.html.trim() === '' && <p>{texts.previewEmpty}</p>}
        {shown &&
          'html' in shown &&
          (kind === 'document' ? <SafeHtml html={shown.html} /> : <FormPreview html={shown.html} />)}
      </section>
    </Stack>
  )
}

import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import type { AnswerTemplate } from '@enlace/contract/questions/desk/schemas.ts'
import {
  deskThreadTexts,
  questionsDeskTexts,
  templateTexts as texts,
} from '@enlace/contract/questions/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import type { TemplateActs } from './actions.ts'
import styles from './questions.module.css'
import { TemplateDialog } from './template-dialog.tsx'

type TemplatesViewProps = TemplateActs & {
  rows: readonly AnswerTemplate[]
  mayWrite: boolean
  isBusy: boolean
  refused: Readonly<Record<string, string>>
  list: string
}

/** The answers that are often given, each as it is written. */
export function TemplatesView({ rows, mayWrite, isBusy, refused, list, save, remove }: TemplatesViewProps) {
  const [open, setOpen] = useState<{ template: AnswerTemplate | undefined }>()
  const [leaving, setLeaving] = useState<AnswerTemplate>()
  const create = mayWrite && (
    <Button variant="primary" onClick={() => setOpen({ template: undefined })}>
      {texts.create}
    </Button>
  )
  return (
    <Stack gap="large">
      <Breadcrumb
        label={deskThreadTexts.breadcrumb}
        items={[{ label: questionsDeskTexts.title, href: list }, { label: texts.title }]}
      />
      <PageHeading title={texts.title} description={texts.description} actions={create} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {rows.length === 0 && (
        <EmptyState title={texts.none} action={create}>
          {texts.noneHint}
        </EmptyState>
      )}
      {rows.map((template) => (
        <Panel key={template.id} title={template.titulo}>
          <Stack>
            <Quiet isSmall>
              {template.tipo === null ? texts.anyType : threadTypeTexts[template.tipo]} ·{' '}
              {fill(texts.changedBy, {
                at: formatInstant(new Date(template.cambiada_at)),
                quien: template.cambiada_por,
              })}
            </Quiet>
            <p className={styles.words}>{template.texto}</p>
            {mayWrite && (
              <Actions>
                <Button onClick={() => setOpen({ template })}>{texts.edit}</Button>
                <Button variant="danger-quiet" onClick={() => setLeaving(template)}>
                  {texts.remove}
                </Button>
              </Actions>
            )}
          </Stack>
        </Panel>
      ))}
      {open && <TemplateDialog {...open} {...{ isBusy, refused, save }} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={texts.remove}
        closeLabel={texts.close}
        onClose={() => setLeaving(undefined)}
        confirm={texts.remove}
        cancel={texts.cancel}
        isDanger
        isBusy={isBusy}
        onConfirm={() =>
          void (async () => {
            if (leaving && (await remove(leaving.id))) setLeaving(undefined)
          })()
        }
      >
        <p>{fill(texts.removeQuestion, { titulo: leaving?.titulo ?? '' })}</p>
      </ConfirmDialog>
    </Stack>
  )
}

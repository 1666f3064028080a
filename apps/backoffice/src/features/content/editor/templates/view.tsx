import { templateNames } from '@enlace/contract/content/places.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ListedTemplate, TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'
import { templateEditorTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { countText } from '@enlace/web/document/shown.ts'
import { paths } from '../../../../core/paths.ts'
import { NewTemplate } from './new-template.tsx'
import styles from '../view.module.css'

type TemplatesViewProps = { templates: readonly ListedTemplate[]; mayWrite: boolean }

/** The forms and the documents, each with where it stands; and a new one. */
export function TemplatesView({ templates, mayWrite }: TemplatesViewProps) {
  const hasRegistration = templates.some(
    ({ kind, name }) => kind === 'template' && name === templateNames.supplierRegistration,
  )
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} />
      {mayWrite && !hasRegistration && (
        <Banner
          kind="warning"
          action={
            <ButtonLink href={paths.template({ kind: 'template', name: templateNames.supplierRegistration })}>
              {texts.ready.use}
            </ButtonLink>
          }
        >
          {texts.ready.none}
        </Banner>
      )}
      <Templates kind="template" title={texts.forms} empty={texts.noForms} templates={templates} />
      <Templates kind="document" title={texts.documents} empty={texts.noDocuments} templates={templates} />
      {mayWrite && <NewTemplate taken={templates} />}
    </Stack>
  )
}

type TemplatesProps = {
  kind: TemplateKind
  title: string
  empty: string
  templates: readonly ListedTemplate[]
}

function Templates({ kind, title, empty, templates }: TemplatesProps) {
  const own = templates.filter((one) => one.kind === kind)
  return (
    <Panel title={title}>
      {own.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul className={styles.list}>
          {own.map((one) => (
            <li key={one.name} className={styles.item}>
              <Link href={paths.template({ kind, name: one.name })}>{one.title}</Link>
              <Hint>
                {/* The form has the product's own name; that of a document is the company's, and stands in its address. */}
                {kind === 'document' && `${one.name} · `}
                {fill(texts.changed, { at: formatInstant(new Date(one.updatedAt)) })}
              </Hint>
              <span className={styles.chips}>
                <StatusChip tone={one.isShown ? 'good' : 'neutral'}>
                  {one.isShown ? texts.shown : texts.never}
                </StatusChip>
                {one.hasDraft && <StatusChip tone="info">{texts.draft}</StatusChip>}
                {one.faults > 0 && (
                  <StatusChip tone="warning">
                    {countText({ one: texts.fault, many: texts.faults }, one.faults)}
                  </StatusChip>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

import { fill } from '@enlace/contract/core/fill.ts'
import { paperKindTexts } from '@enlace/contract/papers/issued-texts.ts'
import type { VerifiedConstancy } from '@enlace/contract/papers/verify/schemas.ts'
import { verifyTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { VisitorPage } from '../../../core/visitor/visitor-page.tsx'
import { constancyStanding } from './standing.ts'
import styles from './view.module.css'

type VerifiedConstancyViewProps = { paper: VerifiedConstancy; code: string; againHref: string }

/** What a constancy says, for whoever compares it with the paper in hand. */
export function VerifiedConstancyView({ paper, code, againHref }: VerifiedConstancyViewProps) {
  const { content, annulled_at } = paper
  const { tone, title, body } = constancyStanding(paper)
  return (
    <VisitorPage
      title={title}
      status={<StatusChip tone={tone}>{paperKindTexts[paper.kind].name}</StatusChip>}
      description={body}
    >
      {annulled_at !== null && paper.annulled_reason && (
        <p>{fill(texts.reason, { motivo: paper.annulled_reason })}</p>
      )}
      <div className={styles.paper}>
        <Panel title={paperKindTexts[paper.kind].name}>
          <DefinitionList
            items={[
              { label: texts.number, value: paper.numero },
              { label: texts.code, value: code },
              { label: texts.cutOff, value: formatDate(paper.fecha_corte) },
              { label: texts.issued, value: formatInstant(new Date(paper.issued_at)) },
              { label: texts.company, value: content.compania },
              { label: texts.companyNit, value: content.compania_nit },
              { label: texts.supplier, value: content.proveedor },
              { label: texts.supplierNit, value: content.proveedor_nit },
            ]}
          />
        </Panel>
        {content.facts.length > 0 && (
          <Panel title={texts.contents}>
            <DefinitionList items={content.facts} />
          </Panel>
        )}
      </div>
      <div>
        <ButtonLink href={againHref}>{texts.another}</ButtonLink>
      </div>
    </VisitorPage>
  )
}

import type { AnswerOf } from '@enlace/contract/core/call'
import { fill } from '@enlace/contract/core/fill'
import { paperKindTexts } from '@enlace/contract/core/papers/issued-texts'
import type { verifyPaper } from '@enlace/contract/features/verify/calls'
import { verifyTexts as texts } from '@enlace/contract/features/verify/texts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date'
import { formatCode } from '@enlace/domain/verification-code'
import { ButtonLink } from '@enlace/ui/button-link'
import { DefinitionList } from '@enlace/ui/definition-list'
import { PageHeading } from '@enlace/ui/page-heading'
import { Panel } from '@enlace/ui/panel'
import { Skeleton } from '@enlace/ui/skeleton'
import { Stack } from '@enlace/ui/stack'
import { StatusChip } from '@enlace/ui/status-chip'
import { VerifyForm } from './form.tsx'
import styles from './view.module.css'

type VerifyPageProps = { typed: string; onCode: (code: string) => void }

/** Where the code of a document is typed. */
export function VerifyPage({ typed, onCode }: VerifyPageProps) {
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.intro} />
      <VerifyForm typed={typed} onCode={onCode} />
    </Stack>
  )
}

/** No document has this code: it was copied wrongly, or nobody issued it. */
export function UnknownCode({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  return (
    <Stack gap="large">
      <div role="alert">
        <PageHeading
          title={texts.unknownTitle}
          status={<StatusChip tone="bad">{code}</StatusChip>}
          description={fill(texts.unknown, { code })}
        />
      </div>
      <VerifyForm typed="" onCode={onCode} />
    </Stack>
  )
}

/** The code is being looked up. */
export function Checking() {
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.checking} />
      <Skeleton lines={6} />
    </Stack>
  )
}

type VerifiedPaperProps = { paper: AnswerOf<typeof verifyPaper>; againHref: string }

/** What a document says, for whoever compares it with the paper in hand. */
export function VerifiedPaper({ paper, againHref }: VerifiedPaperProps) {
  const { content, annulled_at } = paper
  const isValid = annulled_at === null
  return (
    <Stack gap="large">
      <PageHeading
        title={isValid ? texts.valid : texts.annulled}
        status={<StatusChip tone={isValid ? 'good' : 'bad'}>{paperKindTexts[paper.kind].name}</StatusChip>}
        description={
          isValid
            ? fill(texts.validBody, { company: content.compania })
            : fill(texts.annulledBody, { fecha: formatInstant(new Date(annulled_at)) })
        }
      />
      {!isValid && paper.annulled_reason && <p>{fill(texts.reason, { motivo: paper.annulled_reason })}</p>}
      <div className={styles.paper}>
        <Panel title={paperKindTexts[paper.kind].name}>
          <DefinitionList
            items={[
              { label: texts.number, value: paper.numero },
              { label: texts.code, value: formatCode(paper.codigo) },
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
    </Stack>
  )
}

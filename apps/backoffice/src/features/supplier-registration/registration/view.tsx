import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import type { RegistrationReview } from '@enlace/contract/supplier-registration/desk/schemas.ts'
import {
  registrationDecisionTexts as decisionTexts,
  registrationReviewTexts as texts,
  registrationsTexts,
} from '@enlace/contract/supplier-registration/desk/texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { useState } from 'react'
import { AssigneeSelect } from '../../../core/assignee/assignee-select.tsx'
import { FileTabs } from '../../../core/papers/file-tabs.tsx'
import { PaperDesk } from '../../../core/papers/paper-desk.tsx'
import { PresenceNote } from '../../../core/presence/presence-note.tsx'
import { Answers } from './answers.tsx'
import { Checks } from './checks.tsx'
import { DeadlineChip } from '../deadline-chip.tsx'
import { Decisions, type DecisionsProps } from './decisions.tsx'
import { RequestHistory } from './history.tsx'
import { PaperPart, paperLabel } from './paper-part.tsx'
import styles from '../registrations.module.css'

type RegistrationReviewViewProps = Omit<DecisionsProps, 'review'> & {
  review: RegistrationReview
  others: readonly Presence[]
  mayWrite: boolean
  links: { list: string }
  papers: { addressOf: (id: string) => Promise<string>; onDownload: (id: string) => void }
  onAssign: (member: string | null) => void
  onDate: (file: string, issued: CalendarDate | null) => void
}

/** A request under review: what was answered beside its papers, what the product found out, and the decision. */
export function RegistrationReviewView(props: RegistrationReviewViewProps) {
  const { review, others, mayWrite, links, papers, busy, onAssign, onDate } = props
  const [chosen, setChosen] = useState(review.papeles[0]?.id)
  const shown = review.papeles.find(({ id }) => id === chosen) ?? review.papeles[0]
  const hasMaster = (review.tercero?.usuarios_principales.length ?? 0) > 0 && review.tercero_id === null
  const isOpen = review.plazo !== null
  const isDecided = review.estado === 'aprobada' || review.estado === 'rechazada'
  return (
    <Stack>
      <Stack gap="small">
        <Breadcrumb
          label={texts.breadcrumb}
          items={[{ label: registrationsTexts.title, href: links.list }, { label: review.numero }]}
        />
        <PageHeading
          title={review.nombre}
          description={`${review.numero} · NIT ${formatWholeNit(review.nit)}`}
          status={<StateChip owner="solicitud_registro" state={review.estado} />}
        />
      </Stack>
      <PresenceNote others={others} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {hasMaster && isOpen && <Banner kind="warning">{decisionTexts.hasMaster}</Banner>}
      <PaperDesk
        decision={mayWrite && <Decisions {...props} />}
        papers={
          shown ? (
            <FileTabs
              {...papers}
              files={review.papeles}
              shown={shown}
              onShow={setChosen}
              labelOf={paperLabel}
            />
          ) : (
            <Panel title={texts.papers}>{texts.noPapers}</Panel>
          )
        }
      >
        {shown && (
          <PaperPart
            paper={shown}
            mayWrite={mayWrite && !isDecided}
            isBusy={busy === 'date'}
            onDate={onDate}
          />
        )}
        <Panel title={texts.about}>
          <Stack>
            <DefinitionList
              items={[
                { label: texts.kind, value: registrationsTexts.kinds[review.tipo] },
                { label: texts.contact, value: review.correo, isText: true },
                ...(isDecided
                  ? []
                  : [{ label: texts.waiting, value: formatInstant(new Date(review.espera_desde)) }]),
                ...(review.vence_at === null
                  ? []
                  : [
                      {
                        label: texts.due,
                        value: (
                          <span className={styles.due}>
                            {formatInstant(new Date(review.vence_at))} <DeadlineChip plazo={review.plazo} />
                          </span>
                        ),
                      },
                    ]),
                ...(mayWrite
                  ? []
                  : [{ label: registrationsTexts.responsable, value: review.responsable ?? '—' }]),
              ]}
            />
            {mayWrite && (
              <AssigneeSelect
                chosen={review.responsable_id}
                name={review.responsable}
                members={review.responsables}
                isBusy={busy !== undefined}
                onAssign={onAssign}
              />
            )}
          </Stack>
        </Panel>
        <Checks checks={review.comprobaciones} isDecided={isDecided} />
        <Answers answers={review.respuestas} />
        <RequestHistory events={review.historia} state={review.estado} />
      </PaperDesk>
    </Stack>
  )
}

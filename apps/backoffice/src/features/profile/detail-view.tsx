import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import type { ProfileRequestReview } from '@enlace/contract/profile/requests/schemas.ts'
import { profileRequestsTexts as texts } from '@enlace/contract/profile/requests/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { useState } from 'react'
import { DecisionDialog } from '../../core/desk/decision-dialog.tsx'
import type { Decision } from '../../core/desk/decision-form.tsx'
import { DeskHistory } from '../../core/desk/desk-history.tsx'
import { DeskPage } from '../../core/desk/desk-page.tsx'
import { changeColumns } from './change-columns.tsx'

type ProfileRequestViewProps = {
  review: ProfileRequestReview
  others: readonly Presence[]
  mayWrite: boolean
  isBusy: boolean
  listHref: string
  onReview: () => void
  onApprove: (answer: string, anyway: boolean) => Promise<void>
  onReject: (answer: string) => Promise<void>
  onExtend: (why: string) => Promise<void>
}

type Opened = 'approve' | 'reject' | 'extend'

/** A request of a supplier or of a person: what would change, held against today, and the decision. */
export function ProfileRequestView(props: ProfileRequestViewProps) {
  const { review, others, mayWrite, isBusy, listHref, onReview } = props
  const [opened, setOpened] = useState<Opened>()
  const { numero, tipo, estado, cambios } = review
  const isOpen = estado === 'recibida' || estado === 'en_revision'
  const hasMoved = cambios.some(({ hoy }) => hoy !== null)
  return (
    <DeskPage
      list={{ title: texts.title, href: listHref }}
      place={numero}
      title={texts.kinds[tipo]}
      description={`${numero} · ${review.proveedor}`}
      status={<StateChip owner="solicitud_perfil" state={estado} />}
      mayWrite={mayWrite}
      others={others}
      actions={
        isOpen && (
          <Actions>
            {estado === 'recibida' && (
              <Button isBusy={isBusy} onClick={onReview}>
                {texts.review}
              </Button>
            )}
            {review.puede_prorrogarse && <Button onClick={() => setOpened('extend')}>{texts.extend}</Button>}
            <Button onClick={() => setOpened('reject')}>{texts.reject}</Button>
            <Button variant="primary" onClick={() => setOpened('approve')}>
              {texts.approve}
            </Button>
          </Actions>
        )
      }
    >
      {hasMoved && <Banner kind="warning">{texts.moved}</Banner>}
      <Panel title={deskTexts.about}>
        <DefinitionList
          items={[
            { label: texts.person, value: `${review.persona} · ${review.correo}` },
            { label: texts.desde, value: formatInstant(new Date(review.desde)) },
            { label: texts.vence, value: review.vence === null ? texts.noTerm : showDay(review.vence) },
            { label: texts.words, value: review.motivo },
            ...(review.respuesta === '' ? [] : [{ label: texts.answer, value: review.respuesta }]),
          ]}
        />
      </Panel>
      {cambios.length > 0 && (
        <Panel title={texts.changes} isFlush>
          <DataTable
            caption={texts.changes}
            columns={changeColumns}
            rows={cambios}
            rowKey={({ campo, sucursal }) => `${campo} ${sucursal ?? ''}`}
            empty={null}
            texts={tableTexts}
          />
        </Panel>
      )}
      <DeskHistory events={review.historia} isOpen={isOpen} />
      {opened && (
        <DecisionDialog decision={decisionOf(opened, props, hasMoved)} onClose={() => setOpened(undefined)} />
      )}
    </DeskPage>
  )
}

function decisionOf(
  opened: Opened,
  { review, onApprove, onReject, onExtend }: ProfileRequestViewProps,
  hasMoved: boolean,
): Decision {
  const { id, numero, tipo } = review
  const isAboutData = tipo !== 'cambio_empresa'
  const draft = `profile-request-${opened}:${id}`
  switch (opened) {
    case 'approve':
      return {
        title: fill(texts.approveTitle, { numero }),
        intro: isAboutData
          ? tipo === 'revocacion'
            ? texts.revokeIntro
            : texts.approveData
          : hasMoved
            ? texts.approveAnyway
            : texts.approveIntro,
        confirm: texts.confirmApprove,
        fields: [
          {
            name: 'respuesta',
            label: isAboutData ? texts.answerLabel : texts.answerOptional,
            kind: 'lines',
            isRequired: isAboutData,
          },
        ],
        draft,
        done: fill(texts.approved, { numero }),
        onDecide: ({ respuesta = '' }) => onApprove(respuesta, hasMoved),
      }
    case 'reject':
      return {
        title: fill(texts.rejectTitle, { numero }),
        intro: texts.rejectIntro,
        confirm: texts.confirmReject,
        isDanger: true,
        fields: [{ name: 'respuesta', label: texts.rejectReason, kind: 'lines', isRequired: true }],
        draft,
        done: fill(texts.rejected, { numero }),
        onDecide: ({ respuesta = '' }) => onReject(respuesta),
      }
    case 'extend':
      return {
        title: fill(texts.extendTitle, { numero }),
        intro: texts.extendIntro,
        confirm: texts.confirmExtend,
        fields: [{ name: 'motivo', label: texts.extendReason, kind: 'lines', isRequired: true }],
        draft,
        done: fill(texts.extended, { numero }),
        onDecide: ({ motivo = '' }) => onExtend(motivo),
      }
  }
}

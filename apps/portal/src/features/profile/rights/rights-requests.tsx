import { fill } from '@enlace/contract/core/fill.ts'
import type { DataRequest } from '@enlace/contract/profile/rights-schemas.ts'
import { companyProfileTexts } from '@enlace/contract/profile/company-texts.ts'
import { dataRightsTexts as texts } from '@enlace/contract/profile/rights-texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type ReactNode, useState } from 'react'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { RequestHistory } from '../requests/request-history.tsx'
import styles from './rights-view.module.css'

type DataRequestsProps = {
  requests: readonly DataRequest[]
  busy: string | undefined
  offline: { disabled?: true; title?: string }
  onWithdraw: (id: string) => void
}

/** The person's requests with their terms, the company's answers, and where to go if these are not enough. */
export function DataRequests({ requests, busy, offline, onWithdraw }: DataRequestsProps) {
  const [asked, setAsked] = useState<DataRequest>()
  const close = () => setAsked(undefined)
  return (
    <Panel title={texts.requestsTitle}>
      <Stack>
        {requests.length === 0 ? (
          <p>{texts.noRequests}</p>
        ) : (
          <ol className={styles.requests}>
            {requests.map((request) => (
              <li key={request.id} className={styles.request}>
                <Request request={request}>
                  {request.dias_habiles !== null && (
                    <Button isBusy={busy === request.id} onClick={() => setAsked(request)} {...offline}>
                      {texts.withdraw}
                    </Button>
                  )}
                </Request>
              </li>
            ))}
          </ol>
        )}
        <Quiet>{texts.superintendence}</Quiet>
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={close}
        title={texts.withdraw}
        closeLabel={companyProfileTexts.keep}
        confirm={texts.withdraw}
        cancel={companyProfileTexts.keep}
        isDanger
        onConfirm={() => {
          close()
          if (asked) onWithdraw(asked.id)
        }}
      >
        <p>{fill(texts.withdrawQuestion, { numero: asked?.numero ?? '' })}</p>
      </ConfirmDialog>
    </Panel>
  )
}

function Request({ request, children }: { request: DataRequest; children: ReactNode }) {
  const { numero, tipo, estado, texto, creada_at, respuesta, isExtended, eventos } = request
  return (
    <Stack>
      <Row gap="regular" align="center">
        <h3>{fill(texts.request, { numero, tipo: texts.ask.tipos[tipo] })}</h3>
        <StateChip
          owner="solicitud_perfil"
          state={estado}
          {...(estado === 'aprobada' && { children: texts.answered })}
        />
      </Row>
      <DefinitionList
        items={[
          { label: texts.sentOn, value: formatInstant(new Date(creada_at)) },
          { label: texts.term, value: termOf(request) },
          { label: texts.ask.texto, value: texto },
          ...(respuesta === '' ? [] : [{ label: texts.answer, value: respuesta }]),
        ]}
      />
      {isExtended && <Quiet>{texts.extended}</Quiet>}
      <RequestHistory label={companyProfileTexts.history} events={eventos} />
      {children && <div>{children}</div>}
    </Stack>
  )
}

/** The last day of the term, with the business days that are left while it runs. */
function termOf({ vence, dias_habiles }: DataRequest): string {
  const date = formatDate(vence)
  if (dias_habiles === null) return date
  if (dias_habiles < 0) return `${date} (${texts.overdue})`
  if (dias_habiles === 0) return `${date} (${texts.lastDay})`
  const left = dias_habiles === 1 ? texts.oneDayLeft : fill(texts.daysLeft, { n: dias_habiles })
  return `${date} (${left})`
}

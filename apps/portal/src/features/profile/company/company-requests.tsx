import { fill } from '@enlace/contract/core/fill.ts'
import type { CompanyChange } from '@enlace/contract/profile/company-schemas.ts'
import { companyProfileTexts as texts } from '@enlace/contract/profile/company-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { ChangeTable } from './change-table.tsx'
import styles from './company-requests.module.css'
import { RequestHistory } from '../requests/request-history.tsx'

type CompanyRequestsProps = {
  requests: readonly CompanyChange[]
  mayWithdraw: boolean
  isBusy: boolean
  offline: { disabled?: true; title?: string }
  onWithdraw: (id: string) => void
}

/** Every request to change the record, newest first: what was asked, how it stands, what the company said. */
export function CompanyRequests({
  requests,
  mayWithdraw,
  isBusy,
  offline,
  onWithdraw,
}: CompanyRequestsProps) {
  const [asked, setAsked] = useState<CompanyChange>()
  const close = () => setAsked(undefined)
  return (
    <Panel title={texts.requests}>
      {requests.length === 0 ? (
        <p>{texts.noRequests}</p>
      ) : (
        <ol className={styles.requests}>
          {requests.map((request) => (
            <li key={request.id} className={styles.request}>
              <Request request={request} />
              {mayWithdraw && isOpen(request) && (
                <div>
                  <Button isBusy={isBusy} onClick={() => setAsked(request)} {...offline}>
                    {texts.withdraw}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={close}
        title={texts.withdraw}
        closeLabel={texts.keep}
        confirm={texts.withdraw}
        cancel={texts.keep}
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

function Request({ request }: { request: CompanyChange }) {
  const { numero, estado, persona, motivo, creada_at, respuesta, cambios, eventos } = request
  return (
    <Stack>
      <Row gap="regular" align="center">
        <h3>{fill(texts.number, { numero })}</h3>
        <StateChip owner="solicitud_perfil" state={estado} />
      </Row>
      <Quiet>{fill(texts.askedBy, { persona, at: formatInstant(new Date(creada_at)) })}</Quiet>
      <ChangeTable caption={fill(texts.changes, { numero })} changes={cambios} />
      <dl className={styles.words}>
        <div>
          <dt>{texts.motivo}</dt>
          <dd>{motivo}</dd>
        </div>
        {respuesta !== '' && (
          <div>
            <dt>{texts.answer}</dt>
            <dd>{respuesta}</dd>
          </div>
        )}
      </dl>
      <RequestHistory label={texts.history} events={eventos} />
    </Stack>
  )
}

const isOpen = ({ estado }: CompanyChange) => estado === 'recibida' || estado === 'en_revision'

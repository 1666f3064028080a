import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { type RunAct, runActs } from '@enlace/contract/certificates/desk/state-schemas.ts'
import type { CertificateYear } from '@enlace/contract/certificates/desk/schemas.ts'
import {
  certificateYearTexts as texts,
  issuedCertificateTexts,
} from '@enlace/contract/certificates/desk/texts.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useState } from 'react'
import type { YearActs } from '../actions.ts'
import styles from '../certificates.module.css'
import { kindsText } from '../shown.ts'

type RunFormProps = Pick<YearActs, 'begin'> & {
  year: CertificateYear
  isBusy: boolean
  /** Why the server did not begin. */
  refused: string | undefined
}

/** Chooses the kinds, and begins to issue them or to tell everybody of them. */
export function RunForm({ year, isBusy, refused, begin }: RunFormProps) {
  const withheld = year.tipos.filter(({ proveedores }) => proveedores > 0).map(({ tipo }) => tipo)
  const [kinds, setKinds] = useState<readonly CertificateKind[]>(withheld)
  const [asking, setAsking] = useState<RunAct>()
  const [isEmpty, setIsEmpty] = useState(false)
  const ask = (act: RunAct) => {
    setIsEmpty(kinds.length === 0)
    if (kinds.length > 0) setAsking(act)
  }
  const values = { tipos: kindsText(kinds), anio: year.anio }
  const fault = isEmpty ? issuedCertificateTexts.faults.noKinds : refused
  return (
    <Stack>
      <fieldset className={styles.kinds}>
        <legend>{texts.kinds}</legend>
        {withheld.map((kind) => (
          <Checkbox
            key={kind}
            label={certificateTypeTexts[kind].name}
            checked={kinds.includes(kind)}
            onChange={({ target }) =>
              setKinds(target.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
            }
          />
        ))}
      </fieldset>
      <p className={styles.soft}>{texts.kindsHint}</p>
      {fault !== undefined && <Banner kind="warning">{fault}</Banner>}
      <Actions>
        {runActs.map((act) => (
          <Button key={act} disabled={isBusy} onClick={() => ask(act)}>
            {texts.buttons[act]}
          </Button>
        ))}
      </Actions>
      {asking && (
        <ConfirmDialog
          title={texts.buttons[asking]}
          closeLabel={texts.close}
          onClose={() => setAsking(undefined)}
          confirm={texts.buttons[asking]}
          cancel={texts.cancelQuestion}
          isBusy={isBusy}
          onConfirm={() =>
            void begin({ acto: asking, anio: year.anio, tipos: [...kinds] }).then(() => setAsking(undefined))
          }
        >
          <Stack gap="small">
            <p>{fill(texts.questions[asking], values)}</p>
            <StepUpHint />
          </Stack>
        </ConfirmDialog>
      )}
    </Stack>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { qualificationDeskTexts as texts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { goTo } from '@enlace/web/place.ts'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { BeginDialog } from './begin-dialog.tsx'
import { begin, periodsQuery, takeForm } from './queries.ts'

/** Begins the evaluation of a supplier, and leads to the form by which it is evaluated. */
export function BeginPart() {
  const client = useQueryClient()
  const mayWrite = useMayWrite('qualification')
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...periodsQuery(), enabled: isOpen })
  const { busy, run } = useAct()
  const renew = () => client.invalidateQueries({ queryKey: periodsQuery().queryKey })
  return (
    <>
      <ButtonLink href={paths.evaluationForm()}>{texts.form}</ButtonLink>
      {mayWrite && (
        <Button variant="primary" onClick={() => setIsOpen(true)}>
          {texts.begin}
        </Button>
      )}
      {isOpen && data && (
        <BeginDialog
          periods={data.periodos}
          proposed={data.propuesto}
          isTaking={busy === 'form'}
          onTakeForm={() => void run('form', () => takeForm().then(renew), texts.formTaken)}
          onBegin={async (wanted) => {
            const { id } = await begin(wanted)
            goTo(paths.evaluation({ id }))
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

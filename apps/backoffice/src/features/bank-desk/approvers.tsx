import { fill } from '@enlace/contract/core/fill'
import type { BankApprovers } from '@enlace/contract/features/bank-desk/schemas'
import { bankDeskTexts as texts } from '@enlace/contract/features/bank-desk/texts'
import { formatInstant } from '@enlace/domain/calendar-date'
import { Banner } from '@enlace/ui/banner'
import { Button } from '@enlace/ui/button'
import { closeIcon } from '@enlace/ui/core/icons'
import { Dialog } from '@enlace/ui/dialog'
import { IconButton } from '@enlace/ui/icon-button'
import { Panel } from '@enlace/ui/panel'
import { Select } from '@enlace/ui/select'
import { Stack } from '@enlace/ui/stack'
import { useState } from 'react'
import styles from './bank-desk.module.css'

type Person = { correo: string; nombre: string }

type ApproversProps = BankApprovers & {
  mayName: boolean
  isBusy: boolean
  onName: (person: Person) => void
  onRemove: (person: Person) => void
}

/** Who approves changes of accounts. */
export function Approvers({ aprobadores, posibles, mayName, isBusy, onName, onRemove }: ApproversProps) {
  const [leaving, setLeaving] = useState<Person>()
  return (
    <Panel title={texts.approversTitle}>
      <Stack>
        <p className={styles.hint}>{texts.approversHint}</p>
        {aprobadores.length < 2 && <Banner kind="warning">{texts.approversFew}</Banner>}
        <ul className={styles.people}>
          {aprobadores.map((person) => (
            <li key={person.correo}>
              <span>
                {person.nombre} · {person.correo}{' '}
                <span className={styles.hint}>
                  {fill(texts.approverSince, { fecha: formatInstant(new Date(person.desde), 'short') })}
                </span>
              </span>
              {mayName && (
                <IconButton
                  icon={closeIcon}
                  label={fill(texts.remove, { nombre: person.nombre })}
                  onClick={() => setLeaving(person)}
                />
              )}
            </li>
          ))}
        </ul>
        {mayName && posibles.length > 0 && (
          <Select
            label={texts.addApprover}
            value=""
            disabled={isBusy}
            placeholder={texts.chooseApprover}
            options={posibles.map(({ correo, nombre }) => ({
              value: correo,
              label: `${nombre} · ${correo}`,
            }))}
            onChange={({ currentTarget: { value } }) => {
              const person = posibles.find(({ correo }) => correo === value)
              if (person) onName(person)
            }}
          />
        )}
      </Stack>
      {leaving && (
        <Dialog
          isOpen
          onClose={() => setLeaving(undefined)}
          title={fill(texts.removeTitle, { nombre: leaving.nombre })}
          closeLabel={texts.cancel}
          actions={
            <>
              <Button onClick={() => setLeaving(undefined)}>{texts.cancel}</Button>
              <Button
                variant="danger"
                isBusy={isBusy}
                onClick={() => {
                  onRemove(leaving)
                  setLeaving(undefined)
                }}
              >
                {texts.confirmRemove}
              </Button>
            </>
          }
        >
          <p>{texts.removeBody}</p>
        </Dialog>
      )}
    </Panel>
  )
}

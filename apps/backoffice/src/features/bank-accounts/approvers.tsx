import { fill } from '@enlace/contract/core/fill.ts'
import type { BankApprover, BankApprovers } from '@enlace/contract/bank-accounts/desk/schemas.ts'
import { bankDeskTexts as texts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { ApproverQuestion } from './approver-question.tsx'
import { ApproverRow } from './approver-row.tsx'
import styles from './bank-desk.module.css'
import type { ApproverDeed } from './deeds.ts'

type Person = { correo: string; nombre: string }

type ApproversProps = BankApprovers & {
  mayName: boolean
  isBusy: boolean
  onDeed: (deed: ApproverDeed, person: Person) => void
}

/** Who approves changes of accounts, who was asked for to do so, and what the signed-in member may do about it. */
export function Approvers({ aprobadores, posibles, mayName, isBusy, onDeed }: ApproversProps) {
  const [asked, setAsked] = useState<{ deed: 'confirm' | 'remove'; person: BankApprover }>()
  const standing = aprobadores.filter(({ estado }) => estado === 'vigente')
  return (
    <Panel title={texts.approversTitle}>
      <Stack>
        <Quiet isSmall>{texts.approversHint}</Quiet>
        {standing.length < 2 && <Banner kind="warning">{texts.approversFew}</Banner>}
        <ul className={styles.people}>
          {aprobadores.map((person) => (
            <ApproverRow
              key={person.correo}
              person={person}
              isBusy={isBusy}
              onConfirm={() => setAsked({ deed: 'confirm', person })}
              onReject={() => onDeed('reject', person)}
              onRemove={() => setAsked({ deed: 'remove', person })}
            />
          ))}
        </ul>
        {mayName && posibles.length > 0 && (
          <Select
            label={texts.addApprover}
            value=""
            disabled={isBusy}
            placeholder={texts.chooseApprover}
            options={posibles.map(({ correo, nombre, con_factor: hasFactor }) => ({
              value: correo,
              label: hasFactor
                ? `${nombre} · ${correo}`
                : fill(texts.withoutFactor, { persona: `${nombre} · ${correo}` }),
            }))}
            onChange={({ currentTarget: { value } }) => {
              const person = posibles.find(({ correo }) => correo === value)
              if (person) onDeed('name', person)
            }}
          />
        )}
      </Stack>
      {asked && (
        <ApproverQuestion
          {...asked}
          isBusy={isBusy}
          onClose={() => setAsked(undefined)}
          onYes={() => {
            onDeed(asked.deed, asked.person)
            setAsked(undefined)
          }}
        />
      )}
    </Panel>
  )
}

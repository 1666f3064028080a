import { actorInSentence } from '@enlace/contract/core/words/actor-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { BankApprover } from '@enlace/contract/bank-accounts/desk/schemas.ts'
import { bankDeskTexts as texts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { closeIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import styles from './bank-desk.module.css'

type ApproverRowProps = {
  person: BankApprover
  isBusy: boolean
  onConfirm: () => void
  onReject: () => void
  onRemove: () => void
}

const tones = {
  por_confirmar: 'warning',
  en_espera: 'info',
  vigente: 'good',
  sin_factor: 'warning',
  por_renombrar: 'warning',
} as const

/** One approver: who it is, how far its naming is, and what can be done about it. */
export function ApproverRow({ person, isBusy, onConfirm, onReject, onRemove }: ApproverRowProps) {
  const { nombre } = person
  return (
    <li>
      <span>
        {nombre} · {person.correo}{' '}
        <StatusChip tone={tones[person.estado]}>{texts.approverStates[person.estado]}</StatusChip>{' '}
        <Hint isBlock>{historyOf(person)}</Hint>
      </span>
      <span className={styles.deeds}>
        {person.puede_confirmar && (
          <Button aria-label={fill(texts.confirm, { nombre })} isBusy={isBusy} onClick={onConfirm}>
            {texts.confirmNow}
          </Button>
        )}
        {person.puede_rechazar && (
          <Button aria-label={fill(texts.rejectNaming, { nombre })} isBusy={isBusy} onClick={onReject}>
            {texts.reject}
          </Button>
        )}
        {person.puede_retirar && (
          <IconButton icon={closeIcon} label={fill(texts.remove, { nombre })} onClick={onRemove} />
        )}
      </span>
    </li>
  )
}

const day = (instant: string) => formatInstant(new Date(instant))

/** Who asked for it and who confirmed it, since when it counts, and why it does not. */
function historyOf(person: BankApprover): string {
  const {
    estado,
    propuesto_por: proposer,
    confirmado_por: confirmer,
    vigente_desde: since,
    se_retira: leaves,
  } = person
  if (estado === 'por_renombrar') return texts.nobody
  return [
    ...(proposer === ''
      ? []
      : [fill(texts.proposedBy, { quien: actorInSentence(proposer), fecha: day(person.propuesto_at) })]),
    ...(confirmer ? [fill(texts.confirmedBy, { quien: actorInSentence(confirmer) })] : []),
    ...(since === null ? [] : [fill(texts.countsFrom, { fecha: day(since) })]),
    ...(leaves === null
      ? []
      : [fill(texts.leaves, { fecha: day(leaves), quien: actorInSentence(person.retirado_por ?? '') })]),
    ...(estado === 'sin_factor' ? [texts.noFactor] : []),
  ].join(', ')
}

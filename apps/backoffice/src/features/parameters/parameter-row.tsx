import { actorInSentence } from '@enlace/contract/core/words/actor-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { parametersTexts as texts } from '@enlace/contract/parameters/texts.ts'
import type { Parameter } from '@enlace/contract/parameters/schemas.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { ParameterDefinition } from '@enlace/domain/parameters.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { clockIcon, refreshIcon } from '@enlace/ui/core/icons.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { useOpenedPart } from '../../core/screen/use-opened-part.ts'
import { ParameterInput } from './parameter-input.tsx'
import styles from './parameter-row.module.css'
import type { TypedParameters } from './use-typed-parameters.ts'
import { faultOf, showValue, wordsOf } from './values.ts'

type ParameterRowProps = {
  parameter: Parameter
  definition: ParameterDefinition
  typed: TypedParameters
  /** Whether the screen was opened for it. */
  isOpened: boolean
  isDisabled: boolean
  onHistory: (name: string) => void
}

/** A parameter: its input; where it is not as installed, who changed it; and, for pointer and keyboard, the ways back. */
export function ParameterRow(props: ParameterRowProps) {
  const { parameter, definition, typed, isOpened, isDisabled, onHistory } = props
  const row = useOpenedPart<HTMLLIElement>(isOpened)
  const own = typed.valueOf(parameter)
  const text = own?.text ?? String(parameter.valor)
  const { label } = wordsOf(parameter.nombre)
  const isChanged = parameter.valor !== definition.standard
  const standard = showValue(definition, definition.standard)
  return (
    <li
      ref={row}
      className={styles.row}
      data-pending={own ? true : undefined}
      data-opened={isOpened || undefined}
    >
      <ParameterInput
        parameter={definition}
        text={text}
        error={own && faultOf(definition, own.text)}
        isDisabled={isDisabled}
        onType={(next) => typed.type(parameter, next)}
      />
      <div className={styles.side}>
        {own && <StatusChip tone="info">{texts.unsaved}</StatusChip>}
        {!own && isChanged && <p className={styles.note}>{lastChange(parameter)}</p>}
        {own && own.over !== parameter.valor && (
          <Banner kind="warning">
            {fill(texts.conflict, { valor: showValue(definition, parameter.valor) })}
          </Banner>
        )}
      </div>
      <div className={styles.acts}>
        {!isDisabled && String(definition.standard) !== text && (
          <IconButton
            icon={refreshIcon}
            label={fill(texts.reset, { nombre: label, valor: standard })}
            onClick={() => typed.reset(parameter)}
          />
        )}
        {parameter.changedAt !== null && (
          <IconButton
            icon={clockIcon}
            label={fill(texts.history, { nombre: label })}
            onClick={() => onHistory(parameter.nombre)}
          />
        )}
      </div>
    </li>
  )
}

function lastChange({ changedAt, changedBy, changedByName }: Parameter): string {
  if (changedAt === null) return texts.changed
  const actor = actorInSentence(changedByName ?? changedBy ?? '')
  return fill(texts.changedBy, { actor, fecha: formatInstant(new Date(changedAt)) })
}

import { fill } from '@enlace/contract/core/fill.ts'
import { parameterHistoryTexts, parametersTexts as texts } from '@enlace/contract/parameters/texts.ts'
import type { Parameter } from '@enlace/contract/parameters/schemas.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { ParameterDefinition } from '@enlace/domain/parameters.ts'
import { Row } from '@enlace/ui/row.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { clockIcon, refreshIcon } from '@enlace/ui/core/icons.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { ParameterInput } from './parameter-input.tsx'
import styles from './parameter-row.module.css'
import type { TypedParameters } from './use-typed-parameters.ts'
import { faultOf, showValue, wordsOf } from './values.ts'

type ParameterRowProps = {
  parameter: Parameter
  definition: ParameterDefinition
  typed: TypedParameters
  isDisabled: boolean
  onHistory: (name: string) => void
}

/** A parameter: its input, its default, who changed it last, and the ways back. */
export function ParameterRow({ parameter, definition, typed, isDisabled, onHistory }: ParameterRowProps) {
  const own = typed.valueOf(parameter)
  const text = own?.text ?? String(parameter.valor)
  const { label } = wordsOf(parameter.nombre)
  const isChanged = parameter.valor !== definition.standard
  return (
    <li className={styles.row} data-pending={own ? true : undefined}>
      <ParameterInput
        parameter={definition}
        text={text}
        error={own && faultOf(definition, own.text)}
        isDisabled={isDisabled}
        onType={(next) => typed.type(parameter, next)}
      />
      <div className={styles.side}>
        <p className={styles.marks}>
          {own ? (
            <StatusChip tone="info">{texts.unsaved}</StatusChip>
          ) : (
            isChanged && <StatusChip tone="neutral">{texts.changed}</StatusChip>
          )}
          <span>{fill(texts.isStandard, { valor: showValue(definition, definition.standard) })}</span>
        </p>
        {own && own.over !== parameter.valor && (
          <Banner kind="warning">
            {fill(texts.conflict, { valor: showValue(definition, parameter.valor) })}
          </Banner>
        )}
        {parameter.changedAt !== null && <p className={styles.note}>{lastChange(parameter)}</p>}
        <Row>
          {!isDisabled && String(definition.standard) !== text && (
            <Button
              variant="quiet"
              icon={refreshIcon}
              aria-label={fill(texts.reset, { nombre: label })}
              onClick={() => typed.reset(parameter)}
            >
              {texts.resetShort}
            </Button>
          )}
          {parameter.changedAt !== null && (
            <Button
              variant="quiet"
              icon={clockIcon}
              aria-label={fill(texts.history, { nombre: label })}
              onClick={() => onHistory(parameter.nombre)}
            >
              {texts.historyShort}
            </Button>
          )}
        </Row>
      </div>
    </li>
  )
}

function lastChange({ changedAt, changedBy, changedByName }: Parameter): string {
  const actor = changedBy === 'cli' ? parameterHistoryTexts.cli : (changedByName ?? '')
  return fill(texts.changedBy, { actor, fecha: formatInstant(new Date(changedAt ?? '')) })
}

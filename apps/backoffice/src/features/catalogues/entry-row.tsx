import { fill } from '@enlace/contract/core/fill.ts'
import type { CatalogueEntry } from '@enlace/contract/catalogues/schemas.ts'
import { cataloguesTexts as texts } from '@enlace/contract/catalogues/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { arrowDownIcon, arrowUpIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import styles from './catalogues.module.css'
import type { Faults } from './faults.ts'

type EntryRowProps = {
  entry: CatalogueEntry
  place: number
  faults: Faults
  isDisabled: boolean
  /** It is not kept yet: its code can be typed, and it goes as it came. */
  isNew: boolean
  /** Where it may move to. */
  moves: { up: boolean; down: boolean }
  hasDigits: boolean
  onChange: (entry: CatalogueEntry) => void
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

/** An entry of a list: code, name, digits of an own identification type, and what is done with it. */
export function EntryRow(props: EntryRowProps) {
  const { entry, place, faults, isDisabled, isNew, moves, hasDigits, onChange, onMove } = props
  const { codigo, nombre, activo, propio, digitos } = entry
  const digits = (part: 'desde' | 'hasta', typed: string) =>
    onChange({
      ...entry,
      digitos: { desde: null, hasta: null, ...digitos, [part]: typed === '' ? null : Number(typed) },
    })
  return (
    <li className={styles.entry} data-retired={!activo || undefined}>
      {isNew ? (
        <TextInput
          label={texts.code}
          isLabelHidden
          placeholder={texts.code}
          value={codigo}
          maxLength={20}
          autoComplete="off"
          error={faults[`${place}.codigo`]}
          onChange={({ target }) => onChange({ ...entry, codigo: target.value })}
        />
      ) : (
        <code className={styles.code}>{codigo}</code>
      )}
      <Stack gap="small">
        <TextInput
          label={fill(texts.nameOf, { codigo })}
          isLabelHidden
          placeholder={texts.name}
          value={nombre}
          maxLength={200}
          autoComplete="off"
          disabled={isDisabled}
          error={faults[`${place}.nombre`]}
          onChange={({ target }) => onChange({ ...entry, nombre: target.value })}
        />
        {hasDigits && propio && (
          <div className={styles.digits}>
            <NumericInput
              label={texts.digitsFrom}
              isWhole
              maxLength={2}
              value={digitos?.desde ?? ''}
              disabled={isDisabled}
              error={faults[`${place}.digitos.desde`]}
              onChange={({ target }) => digits('desde', target.value)}
            />
            <NumericInput
              label={texts.digitsTo}
              isWhole
              maxLength={2}
              value={digitos?.hasta ?? ''}
              disabled={isDisabled}
              error={faults[`${place}.digitos.hasta`]}
              onChange={({ target }) => digits('hasta', target.value)}
            />
          </div>
        )}
      </Stack>
      <span className={styles.marks}>
        {propio && <StatusChip tone="info">{texts.own}</StatusChip>}
        {!activo && <StatusChip tone="neutral">{texts.retired}</StatusChip>}
      </span>
      {!isDisabled && (
        <span className={styles.acts}>
          <IconButton
            icon={arrowUpIcon}
            label={fill(texts.up, { nombre })}
            disabled={!moves.up}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={arrowDownIcon}
            label={fill(texts.down, { nombre })}
            disabled={!moves.down}
            onClick={() => onMove(1)}
          />
          <Button
            variant="quiet"
            aria-label={fill(isNew ? texts.remove : activo ? texts.retire : texts.offer, { nombre })}
            onClick={() => (isNew ? props.onRemove() : onChange({ ...entry, activo: !activo }))}
          >
            {activo ? texts.retireShort : texts.offerShort}
          </Button>
        </span>
      )}
    </li>
  )
}

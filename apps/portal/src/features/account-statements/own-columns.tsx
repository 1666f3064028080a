import { fill } from '@enlace/contract/core/fill'
import type {
  ReconcileFields,
  Reconciliation,
} from '@enlace/contract/features/account-statements/reconcile-schemas'
import { reconcileTexts as texts } from '@enlace/contract/features/account-statements/reconcile-texts'
import { Button } from '@enlace/ui/button'
import { Panel } from '@enlace/ui/panel'
import { Select } from '@enlace/ui/select'
import { Stack } from '@enlace/ui/stack'
import { type FormEvent, useId, useState } from 'react'
import styles from './own-columns.module.css'

type OwnColumnsProps = {
  result: Reconciliation
  isBusy: boolean
  /** Reads the file again by these columns. */
  onRead: (fields: ReconcileFields) => void
}

const roles = ['numero', 'prefijo', 'valor', 'moneda'] as const // in the order in which they are asked for
type Role = (typeof roles)[number]
const optional = new Set<Role>(['prefijo', 'moneda'])

/** How the file was read: which column is which, its first lines, and the way to say it otherwise. */
export function OwnColumns({ result, isBusy, onRead }: OwnColumnsProps) {
  const { archivo, hoja, headerLine, columns, header } = result
  const [chosen, setChosen] = useState<Record<Role, string>>({
    numero: placeText(columns?.numero),
    prefijo: placeText(columns?.prefijo),
    valor: placeText(columns?.valor),
    moneda: placeText(columns?.moneda),
  })
  const [compara, setCompara] = useState(result.compara)
  const names = header.map((name, at) => ({
    value: String(at),
    label: name || fill(texts.unnamed, { n: at + 1 }),
  }))
  const isComplete = chosen.numero !== '' && chosen.valor !== ''
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) onRead({ ...fieldsOf(chosen), compara })
  }
  return (
    <Panel title={texts.columns}>
      <form onSubmit={handleSubmit}>
        <Stack>
          <p>
            {fill(hoja === null ? texts.columnsOf : texts.columnsOfSheet, {
              archivo,
              line: headerLine,
              hoja: hoja ?? '',
            })}
          </p>
          {columns === null && <p className={styles.unknown}>{texts.unknownColumns}</p>}
          <div className={styles.choices}>
            {roles.map((role) => (
              <Select
                key={role}
                label={texts[role]}
                value={chosen[role]}
                {...(!optional.has(role) && { placeholder: texts.pick })}
                options={[...(optional.has(role) ? [{ value: '', label: texts.noColumn }] : []), ...names]}
                onChange={({ target }) => setChosen({ ...chosen, [role]: target.value })}
              />
            ))}
            <Select
              label={texts.compara}
              value={compara}
              options={[
                { value: 'saldo', label: texts.saldo },
                { value: 'facturado', label: texts.facturado },
              ]}
              onChange={({ target }) => setCompara(target.value === 'facturado' ? 'facturado' : 'saldo')}
            />
          </div>
          <Sample names={names.map(({ label }) => label)} rows={result.sample} />
          <div>
            <Button type="submit" isBusy={isBusy} disabled={!isComplete}>
              {texts.again}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  )
}

/** The first lines of the file as they were read; it scrolls by itself where it is wide. */
function Sample({ names, rows }: { names: readonly string[]; rows: Reconciliation['sample'] }) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    // What scrolls by itself has to be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.sample} role="region" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>{texts.sample}</caption>
        <thead>
          <tr>
            {names.map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, line) => (
            <tr key={line}>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const placeText = (place: number | null | undefined) =>
  place === null || place === undefined ? '' : String(place)

function fieldsOf(chosen: Record<Role, string>): ReconcileFields {
  const named = Object.entries(chosen).filter(([, place]) => place !== '')
  return Object.fromEntries(named.map(([role, place]) => [role, Number(place)]))
}

import { fill } from '@enlace/contract/core/fill.ts'
import { formLimits } from '@enlace/contract/supplier-qualification/form/schemas.ts'
import { evaluationFormTexts as texts } from '@enlace/contract/supplier-qualification/form/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { CriterionFields } from './criterion-fields.tsx'
import styles from './evaluation-form.module.css'
import type { FormPartProps } from './parts.ts'
import { sumOf, type TypedCriterion } from './typed.ts'

/** What is valued, in its order, with what it weighs. */
export function CriteriaPanel({ typed, faults, mayWrite, onChange }: FormPartProps) {
  const [said, setSaid] = useState('')
  const { criterios } = typed
  const put = (next: TypedCriterion[]) => onChange({ ...typed, criterios: next })
  const move = (place: number, step: 1 | -1) => {
    const next = [...criterios]
    const [moved] = next.splice(place, 1)
    if (!moved) return
    next.splice(place + step, 0, moved)
    put(next)
    setSaid(fill(texts.moved, { nombre: moved.nombre, n: place + step + 1, total: next.length }))
  }
  const suma = sumOf(typed)
  return (
    <Panel title={texts.criteria}>
      <Stack>
        <p role="status">{suma === undefined ? texts.sumUnread : fill(texts.sum, { suma })}</p>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        {faults['criterios'] !== undefined && <Banner kind="warning">{faults['criterios']}</Banner>}
        <ol className={styles.criteria}>
          {criterios.map((criterion, place) => (
            <li key={criterion.id}>
              <CriterionFields
                {...{ criterion, place, faults, mayWrite }}
                total={criterios.length}
                onChange={(next) => put(criterios.map((one) => (one.id === next.id ? next : one)))}
                onMove={(step) => move(place, step)}
                onRemove={() => put(criterios.filter(({ id }) => id !== criterion.id))}
              />
            </li>
          ))}
        </ol>
        {mayWrite && criterios.length < formLimits.criteria && (
          <div>
            <Button onClick={() => put([...criterios, newCriterion()])}>{texts.add}</Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}

function newCriterion(): TypedCriterion {
  const id = `c-${crypto.randomUUID().slice(0, 8)}`
  return { id, nombre: '', descripcion: '', peso: '', maximo: '4', items: '', indicador: '' }
}

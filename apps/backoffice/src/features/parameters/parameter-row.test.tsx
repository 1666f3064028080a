import { parametersTexts as texts } from '@enlace/contract/parameters/texts.ts'
import type { Parameter } from '@enlace/contract/parameters/schemas.ts'
import { findParameter } from '@enlace/domain/parameters.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ParameterRow } from './parameter-row.tsx'
import type { TypedParameters } from './use-typed-parameters.ts'
import { showValue } from './values.ts'

const definition = findParameter('time_out') ?? expect.fail('there is no such parameter')
const asInstalled: Parameter = {
  nombre: 'time_out',
  valor: definition.standard,
  changedAt: null,
  changedBy: null,
  changedByName: null,
}
const typed: TypedParameters = {
  changes: [],
  hasFaults: false,
  valueOf: () => undefined,
  type: () => undefined,
  reset: () => undefined,
  discard: () => undefined,
}

const row = (part: Partial<Parameter>) =>
  renderToStaticMarkup(
    <ParameterRow
      parameter={{ ...asInstalled, ...part }}
      {...{ definition, typed }}
      isOpened={false}
      isDisabled={false}
      onHistory={() => undefined}
    />,
  )
const wordsOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ')
const changed = {
  valor: Number(definition.standard) + 5,
  changedAt: '2024-11-20T19:05:00Z',
  changedBy: 'ana@demo.co',
  changedByName: 'Ana Peña',
}

describe('the row of a parameter', () => {
  it('tells nothing besides the value where nobody changed it', () => {
    const markup = row({})
    expect(wordsOf(markup)).not.toContain(texts.changed)
    expect(markup).not.toContain('Restablecer')
    expect(wordsOf(markup)).not.toContain('Por defecto')
  })

  it('says who changed it where somebody did; what it was by default is on the button that resets it', () => {
    const markup = row(changed)
    expect(wordsOf(markup)).toContain('Cambiado por Ana Peña el 20/11/2024 14:05')
    expect(wordsOf(markup)).not.toContain('Por defecto')
    const standard = showValue(definition, definition.standard)
    expect(markup).toMatch(new RegExp(`title="Restablecer [^"]*\\(por defecto: ${standard}\\)"`))
  })

  it('says only that it is changed where nobody is known to have changed it', () => {
    expect(wordsOf(row({ ...changed, changedAt: null, changedBy: null, changedByName: null }))).toMatch(
      /\bCambiado\b/,
    )
  })

  it('keeps quiet about a value that was changed back', () => {
    expect(wordsOf(row({ ...changed, valor: definition.standard }))).not.toContain(texts.changed)
  })
})

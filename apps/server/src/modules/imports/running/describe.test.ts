import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import type { Finding } from '@enlace/importer/core/findings/finding.ts'
import { describe, expect, it } from 'vitest'
import { describeFinding, describeTrialFinding } from './describe.ts'

const finding = (made: Pick<Finding, 'reason'> & Partial<Finding>): Finding => ({
  file: 'f.csv',
  line: 2,
  severity: 'doubtful',
  field: null,
  value: null,
  values: {},
  ...made,
})

describe('the sentence of a finding', () => {
  it('writes numbers as people here write them, and quotes a cell as it stands in the file', () => {
    const rounded = finding({
      reason: 'amount-rounded',
      value: '31238551.528',
      values: { valor: '31238551.53' },
    })
    expect(describeFinding(rounded)).toMatch(/^El valor 31\.238\.551,528 .* se redondeó a 31\.238\.551,53\./)
    const untold = finding({ reason: 'number-mark-untold', value: '1.234', values: { numero: '1234' } })
    expect(describeFinding(untold)).toMatch(/^«1\.234» se leyó como 1\.234,00:/)
  })

  it('writes a day with its month in words where its figures are what nobody knows', () => {
    const values = { fecha: '2026-03-05' }
    const untold = finding({ reason: 'date-order-untold', value: '05/03/2026', values })
    expect(describeFinding(untold)).toContain('«05/03/2026» se leyó como 5 de marzo de 2026')
    expect(describeFinding(finding({ reason: 'date-serial', value: '46086', values }))).toContain(
      '05/03/2026',
    )
  })

  it('leaves no place unfilled, and says what the right check digit is', () => {
    const values = { nit: '900.123.456', dv: '8' }
    const wrong = finding({ reason: 'nit-check-digit', severity: 'refused', value: '900123456-5', values })
    expect(describeFinding(wrong)).toContain('el de 900.123.456 es 8. No se cargó')
    expect(describeFinding(wrong)).not.toMatch(/[{}]/)
  })

  it('of a trial says what would be done, and quotes a cell as it stands', () => {
    const found = { field: 'valor', value: 'se cargó', values: { numero: '1', nombre: 'ACME', line: '2' } }
    const trial = (reason: Finding['reason']) => describeTrialFinding(finding({ reason, ...found }))
    expect(trial('value-missing')).toBe(
      'Falta un dato obligatorio: Valor. No se cargaría: complételo en el archivo.',
    )
    expect(trial('supplier-created')).toMatch(/^El proveedor se cargó no estaba .* se crearía como «ACME»/)
    expect(trial('receipt-incomplete')).toMatch(
      /^La entrada perdería al menos un ítem rechazado y su valor quedaría incompleto/,
    )
    for (const reason of Object.keys(importTexts.reasons)) {
      const plain = { ...found, value: 'x' }
      // The reasons of the texts are those of findings: another does not compile.
      const said = describeTrialFinding(finding({ reason: reason as Finding['reason'], ...plain }))
      expect([reason, said]).toEqual([reason, expect.not.stringMatching(/\b[Ss]e (cargó|cargaron|creó)/)])
    }
  })

  it('of every reason ends as a sentence does', () => {
    for (const text of Object.values(importTexts.reasons)) expect(text).toMatch(/[.?]$/)
  })
})

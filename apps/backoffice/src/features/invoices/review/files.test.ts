import { describe, expect, it } from 'vitest'
import { filesToRead, tabLabel } from './files.ts'

const file = (clase: 'original' | 'representacion' | 'anexo', version_documento = 1, anexo = '') => ({
  clase,
  anexo,
  nombre: `${clase}.pdf`,
  version_documento,
})

const now = (version_documento: number, clase: 'factura' | 'cuenta_cobro' = 'factura') => ({
  clase,
  version_documento,
})

describe('the files of an invoice at the desk', () => {
  it('begin with what a person reads of the newest version', () => {
    const order = filesToRead([
      file('original'),
      file('anexo'),
      file('original', 2),
      file('representacion', 2),
    ])
    expect(order.map(({ clase, version_documento: version }) => `${clase} ${version}`)).toEqual([
      'representacion 2',
      'original 2',
      'anexo 1',
      'original 1',
    ])
  })

  it('are called by what they are', () => {
    expect(tabLabel(file('representacion'), now(1))).toBe('Factura')
    expect(tabLabel(file('representacion'), now(1, 'cuenta_cobro'))).toBe('Cuenta de cobro')
    expect(tabLabel(file('original'), now(2))).toBe('XML (versión 1)')
    expect(tabLabel(file('anexo', 1, 'Acta de recibo'), now(1))).toBe('Acta de recibo')
    expect(tabLabel(file('anexo'), now(1))).toBe('anexo.pdf')
  })
})

import type { CertificateOption } from '@enlace/contract/certificates/schemas.ts'
import { money } from '@enlace/domain/money.ts'
import { describe, expect, it } from 'vitest'
import { chooseCertificate, readWanted } from './choice.ts'

const option = (said: Partial<CertificateOption>): CertificateOption => ({
  tipo: 'fuente',
  anio: 2025,
  periodo: 0,
  municipio: '',
  ciudad: '',
  estado: 'available',
  fecha: null,
  lineas: 3,
  base: money('100'),
  valor: money('2'),
  sucursales: [1],
  ...said,
})

const options = [
  option({ anio: 2026, estado: 'unreleased' }),
  option({ anio: 2025 }),
  option({ anio: 2024, sucursales: [2] }),
  option({ tipo: 'iva', anio: 2026, periodo: 4, sucursales: [1, 2] }),
  option({ tipo: 'iva', anio: 2026, periodo: 5, estado: 'unreleased' }),
  option({ tipo: 'iva', anio: 2026, periodo: 3 }),
  option({ tipo: 'ica', anio: 2025, municipio: '11001', ciudad: 'Bogotá, D.C.' }),
  option({ tipo: 'ica', anio: 2025, municipio: '08001', ciudad: 'Barranquilla' }),
]
const today = { year: 2026 }

describe('the certificate that is shown', () => {
  it('is the newest that can be had, where nobody says which', () => {
    expect(chooseCertificate(options, {}, today)).toMatchObject({
      tipo: 'fuente',
      anio: 2025,
      years: [2026, 2025, 2024],
    })
    expect(chooseCertificate(options, { tipo: 'iva' }, today)).toMatchObject({
      anio: 2026,
      periodo: 4,
      periods: [3, 4, 5],
    })
  })

  it('is the one that the address names, of the city and the period that have movements', () => {
    const { ciudad } = chooseCertificate(options, { tipo: 'ica', municipio: '11001' }, today).option ?? {}
    expect(ciudad).toBe('Bogotá, D.C.')
    expect(chooseCertificate(options, { tipo: 'ica', municipio: '99999' }, today)).toMatchObject({
      municipio: '08001',
      cities: [{ ciudad: 'Barranquilla' }, { ciudad: 'Bogotá, D.C.' }],
    })
    expect(chooseCertificate(options, { tipo: 'iva', periodo: 3 }, today).periodo).toBe(3)
  })

  it('is none in a year without movements of the kind, and the year stays', () => {
    const choice = chooseCertificate(options, { tipo: 'ica', anio: 2026 }, today)
    expect([choice.option, choice.anio, choice.years]).toEqual([undefined, 2026, [2025]])
  })

  it('offers of a branch only what was withheld from it', () => {
    expect(chooseCertificate(options, { sucursal: 2 }, today)).toMatchObject({
      tipo: 'fuente',
      years: [2024],
    })
    expect(chooseCertificate(options, { sucursal: 2, tipo: 'iva' }, today).periods).toEqual([4])
  })

  it('is asked for last year where nothing was ever withheld', () => {
    expect(chooseCertificate([], {}, today)).toMatchObject({ tipo: 'fuente', anio: 2025, years: [] })
  })
})

describe('an address', () => {
  it('is read as far as it makes sense', () => {
    const raw = { tipo: 'ica', anio: '2025', periodo: '9', municipio: '1101', sucursal: '-4', x: '1' }
    expect(readWanted(raw)).toEqual({ tipo: 'ica', anio: 2025 })
    expect(
      readWanted({ tipo: 'renta', anio: '1e3', periodo: '4', municipio: '11001', sucursal: '7' }),
    ).toEqual({
      periodo: 4,
      municipio: '11001',
      sucursal: 7,
    })
  })
})

import type { SupportingSeller } from '@enlace/contract/invoices/supporting-content.ts'
import { acceptableSeller } from '@enlace/testing/acceptable.ts'
import { describe, expect, it } from 'vitest'
import type { KnownSeller } from '../terms/queries.ts'
import { askedOf, missingOf, sellerOf, withKnown } from './seller.ts'

const known = (fields: Partial<KnownSeller> = {}): KnownSeller => ({
  nombre: 'Luz Marina Ortiz',
  documento_numero: '52123456',
  documento_dv: null,
  persona: 'natural',
  regimen: '49',
  direccion: null,
  ciudad: null,
  correo: null,
  registro: null,
  ultimo: null,
  ...fields,
})

describe('the seller of a documento soporte', () => {
  it('is a resident with a NIT, its check digit, and the names of its codes', () => {
    const seller = sellerOf(acceptableSeller, known())
    expect(seller).toMatchObject({
      tipo_identificacion: { codigo: '31', nombre: 'NIT' },
      identificacion: '52123456',
      dv: '2',
      tipo_persona: { codigo: '2', nombre: 'Persona natural' },
      regimen_iva: '49',
      responsabilidades: [{ codigo: 'R-99-PN' }],
      municipio: { codigo: '11001', nombre: 'Bogotá, D.C.' },
      departamento: { codigo: '11' },
      pais: { codigo: 'CO', nombre: 'Colombia' },
    })
    expect(missingOf(seller)).toEqual([])
    expect(askedOf(seller)).toEqual(acceptableSeller)
  })

  it('has the responsibility of its regime', () => {
    const of = (regimen: string) =>
      sellerOf(acceptableSeller, known({ regimen })).responsabilidades[0]?.codigo
    expect(['47', '15', '13', '49'].map(of)).toEqual(['O-47', 'O-15', 'O-13', 'R-99-PN'])
  })

  it('lacks what no catalogue has', () => {
    const wrong = {
      ...acceptableSeller,
      municipio: '99999',
      regimen: 'X',
      correo: 'luz@',
      codigo_postal: '76',
    }
    expect(missingOf(sellerOf(wrong, known({ regimen: null })))).toEqual([
      'régimen tributario',
      'correo electrónico',
      'municipio',
      'código postal',
    ])
    expect(missingOf(undefined)).toContain('dirección')
  })

  it('lives elsewhere with a document, a country and a city of its own', () => {
    const foreign: SupportingSeller = sellerOf(
      {
        ...acceptableSeller,
        procedencia: 'no_residente',
        tipo_identificacion: '41',
        pais: 'PE',
        departamento: 'Lima',
        localidad: 'Miraflores',
      },
      known(),
    )
    expect(foreign).toMatchObject({
      dv: null,
      pais: { codigo: 'PE', nombre: 'Perú' },
      municipio: { codigo: '' },
    })
    expect(missingOf(foreign)).toEqual([])
    const colombian = sellerOf({ ...askedOf(foreign), pais: 'CO', tipo_identificacion: '31' }, known())
    expect(missingOf(colombian)).toEqual(['tipo de identificación', 'país'])
  })

  it('is filled with what was said last, what the company knows, and the registration', () => {
    const blank = askedOf(undefined)
    expect(
      withKnown(blank, known({ direccion: 'Calle 1', ciudad: 'Medellín', correo: 'a@b.co' })),
    ).toMatchObject({
      direccion: 'Calle 1',
      municipio: '05001',
      correo: 'a@b.co',
      regimen: '49',
    })
    const registro = {
      contactCity: '76001',
      contactAddress: 'Av. 6',
      contactEmail: 'c@d.co',
      taxRegime: '47',
    }
    expect(withKnown(blank, known({ regimen: null, registro }))).toMatchObject({
      direccion: 'Av. 6',
      municipio: '76001',
      correo: 'c@d.co',
      regimen: '47',
    })
    const ultimo = sellerOf(acceptableSeller, known())
    expect(withKnown(blank, known({ direccion: 'Calle 1', ultimo }))).toMatchObject({
      direccion: acceptableSeller.direccion,
    })
  })
})

import { readFileSync } from 'node:fs'
import { pagesOfPdf, textOfPdf } from '@enlace/testing/pdf.ts'
import { describe, expect, it } from 'vitest'
import { paymentReceipt, type PaymentReceipt } from './payment-receipt.ts'

const logo = (brand: string) => ({
  mediaType: 'image/svg+xml',
  bytes: readFileSync(new URL(`../../demo/src/branding/${brand}-logo.svg`, import.meta.url)),
})

const receipt: PaymentReceipt = {
  letterhead: {
    company: 'Andina de Alimentos S.A.S.',
    nit: 'NIT 900.123.456-8',
    lines: ['KM 24 Autopista Norte, Tocancipá, Cundinamarca', '6015550142 · proveedores@andina.example'],
    colour: '#1d7a46',
    logo: logo('andina'),
  },
  title: 'Comprobante de pago en línea',
  subtitle: 'Número de pago 7K3M9-QX2VD',
  amount: { label: 'Valor pagado', value: '$ 1.234.567,89', note: 'Pesos colombianos (COP)' },
  state: 'Aprobada',
  facts: [
    { label: 'Recibido de', value: 'Ñandú & Cía. Distribuciones del Páramo S.A.S.' },
    { label: 'Concepto', value: 'Inscripción a la rueda de negocios' },
  ],
  note: 'Este comprobante confirma que la pasarela aprobó el pago.',
  foot: 'Generado por el portal de Andina de Alimentos S.A.S. en portal.example',
  pageText: (page, pages) => `Página ${page} de ${pages}`,
  createdAt: new Date('2026-11-21T15:00:00Z'),
}

describe('a payment’s receipt', () => {
  it('says who was paid what by whom, with every accent, on one page', async () => {
    const bytes = await paymentReceipt(receipt)
    const text = textOfPdf(bytes).replaceAll('\u00a0', ' ')
    for (const said of [
      'Andina de Alimentos S.A.S.',
      'NIT 900.123.456-8',
      'Comprobante de pago en línea',
      'Número de pago 7K3M9-QX2VD',
      '$ 1.234.567,89',
      'Aprobada',
      'Ñandú & Cía. Distribuciones del Páramo S.A.S.',
      'Inscripción a la rueda de negocios',
      'Página 1 de 1',
    ]) {
      expect(text).toContain(said)
    }
    expect(text).not.toContain('\uFFFD')
    expect(pagesOfPdf(bytes)).toBe(1)
  })

  it('has the company’s note, as it was written', async () => {
    const text = textOfPdf(await paymentReceipt({ ...receipt, companyNote: 'Guárdelo.\n<i>Gracias</i>' }))
    expect(text).toContain('Guárdelo.')
    expect(text).toContain('<i>Gracias</i>')
  })

  it('is the same bytes for the same payment', async () => {
    const [one, other] = [await paymentReceipt(receipt), await paymentReceipt(receipt)]
    expect(one.equals(other)).toBe(true)
  })

  it('carries a warning that nobody overlooks, where there is one', async () => {
    const warning = 'PAGO SIMULADO: no se movió dinero y no tiene validez.'
    expect(textOfPdf(await paymentReceipt({ ...receipt, warning }))).toContain(warning)
    expect(textOfPdf(await paymentReceipt(receipt))).not.toContain('SIMULADO')
  })

  it('needs no logo, and shows the name where one cannot be drawn', async () => {
    const withLogo = async (drawn: PaymentReceipt['letterhead']['logo']) =>
      textOfPdf(await paymentReceipt({ ...receipt, letterhead: { ...receipt.letterhead, logo: drawn } }))
    for (const broken of [
      undefined,
      { mediaType: 'image/png', bytes: Buffer.from('no picture') },
      {
        mediaType: 'image/svg+xml',
        bytes: Buffer.from('<svg><image href="https://elsewhere.test/x.png"/></svg>'),
      },
    ]) {
      expect(await withLogo(broken)).toContain('Andina de Alimentos S.A.S.')
    }
  })

  it('goes on to a second page where much was said, and numbers them', async () => {
    const facts = Array.from({ length: 30 }, (_, place) => ({
      label: `Dato ${place}`,
      value: `Valor ${place}`,
    }))
    const bytes = await paymentReceipt({ ...receipt, facts })
    expect(pagesOfPdf(bytes)).toBe(2)
    expect(textOfPdf(bytes)).toContain('Página 2 de 2')
    expect(textOfPdf(bytes)).toContain('Valor 29')
  })
})

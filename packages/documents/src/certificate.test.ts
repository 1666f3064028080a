import { pagesOfPdf, textOfPdf } from '@enlace/testing/pdf.ts'
import { describe, expect, it } from 'vitest'
import { archiveFaults } from '../test/archive.ts'
import { certificateOf, certificateSample } from '@enlace/testing/certificate-paper.ts'
import { checkWithQpdf } from '../test/qpdf.ts'
import { structureOfPdf } from '../test/structure.ts'
import { objectsOfPdf } from '../test/pdf-objects.ts'
import { drawCertificate } from './certificate.ts'
import { paymentReceipt } from './payment-receipt.ts'

const textOf = (bytes: Buffer) => textOfPdf(bytes).replaceAll('\u00a0', ' ')

const { letterhead, foot, pageText, createdAt } = certificateSample
/** A paper of short use, which is not archived. */
const receipt = {
  letterhead,
  title: 'Comprobante',
  subtitle: '1',
  amount: { label: 'Valor', value: '$ 1', note: '' },
  state: 'Aprobada',
  facts: [],
  note: '',
  foot,
  pageText,
  createdAt,
}

describe('a withholding certificate', () => {
  it('says who withheld what from whom, in figures and in words, on one page', async () => {
    const bytes = await drawCertificate(certificateSample)
    const text = textOf(bytes)
    const { letterhead, withheld, table, heads, title, period, words, legend, issued } = certificateSample
    for (const said of [
      letterhead.company,
      letterhead.nit,
      ...letterhead.lines,
      ...heads.flatMap(({ label, value }) => [label, value]),
      ...withheld.flatMap(({ label, value }) => [label, value]),
      ...table.rows.flat(),
      ...table.total,
      title,
      ...period,
      words,
      legend,
      issued,
      '7K3M-9QX2-VD44',
      'Marta Lucía Gómez Peña',
      'Firmado digitalmente',
      'Página 1 de 1',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('\uFFFD')
    expect(pagesOfPdf(bytes)).toBe(1)
  })

  it('has every row once over as many pages as it takes, each of which says which certificate it is of', async () => {
    const bytes = await drawCertificate(certificateOf(150))
    const pages = textOf(bytes).split('\f')
    expect(pages.length).toBeGreaterThan(3)
    expect(textOf(bytes).match(/Concepto \d+/g)).toHaveLength(150)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('RF-2026-000012 · Generado por el portal')
      expect(page).toContain(`Página ${at + 1} de ${pages.length}`)
    }
    // Its code is never alone on a page.
    expect(pages.at(-1)).toContain('Este documento no requiere')
    expect(pages.at(-1)).toContain('7K3M-9QX2-VD44')
  })

  it.each(Array.from({ length: 24 }, (_, rows) => rows + 1))(
    'keeps day, legend and code together with %i rows',
    async (rows) => {
      const last =
        textOf(await drawCertificate(certificateOf(rows)))
          .split('\f')
          .at(-1) ?? ''
      expect(
        ['Este documento no requiere', 'fecha de expedición', '7K3M'].every((said) => last.includes(said)),
      ).toBe(true)
    },
  )

  it('is the same bytes for the same certificate', async () => {
    const [one, other] = [await drawCertificate(certificateSample), await drawCertificate(certificateSample)]
    expect(one.equals(other)).toBe(true)
  })

  it('takes the longest names and whatever signs they have', async () => {
    const name = 'Ñandú 日本 \u0000 <script> & "Cía" '.repeat(20)
    const bytes = await drawCertificate({
      ...certificateSample,
      letterhead: { ...certificateSample.letterhead, company: name, logo: undefined },
      withheld: [{ label: 'Razón social', value: name }],
      signatory: { nombre: name, cargo: name },
    })
    expect(archiveFaults(bytes)).toEqual([])
    expect((await checkWithQpdf(bytes)).code).toBe(0)
  })
})

describe('a certificate to keep', () => {
  it.each([
    ['of one page', certificateSample],
    ['of several pages', certificateOf(90)],
    [
      'without logo, file, notes and signatures',
      {
        ...certificateSample,
        letterhead: { ...certificateSample.letterhead, logo: undefined },
        carried: undefined,
        notes: [],
        signatory: undefined,
        signed: undefined,
      },
    ],
    ['with a warning', { ...certificateSample, warning: 'No tiene validez.' }],
  ])('%s is what PDF/A-3b asks of its structure, and whole for qpdf', async (_, paper) => {
    const bytes = await drawCertificate(paper)
    expect(archiveFaults(bytes)).toEqual([])
    expect(await checkWithQpdf(bytes)).toMatchObject({ code: 0 })
  })

  it('would be found out: a paper that is none, one with another font, one whose bytes moved', async () => {
    const plain = await paymentReceipt(receipt)
    expect(archiveFaults(plain)).toEqual(
      expect.arrayContaining(['does not say PDF/A-3b', 'no output intent']),
    )
    const bytes = await drawCertificate(certificateSample)
    const without = (from: string, to: string) =>
      archiveFaults(Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1'))
    expect(without('/FontFile2', '/FontFileX')).not.toEqual([])
    expect(without('/AFRelationship', '/XXRelationship')).not.toEqual([])
    expect(without('/Type /Catalog', '/OpenAction 1 /Type /Catalog')).toContainEqual(
      expect.stringContaining('is not where the index says'),
    )
  })

  it('says its title and whose it is in signs of their own, also within its XML', async () => {
    const bytes = await drawCertificate(certificateSample)
    const xml = [...objectsOfPdf(bytes).values()].find(({ head }) => head.includes('/Subtype /XML'))?.stream
    expect(xml?.toString()).toContain('<rdf:li>Andina de Alimentos &amp; Cía. S.A.S.</rdf:li>')
    expect(xml?.toString()).toContain('CERTIFICADO DE RETENCIÓN EN LA FUENTE RF-2026-000012')
  })

  it('carries its withholdings for programs', async () => {
    const bytes = await drawCertificate(certificateSample)
    const files = [...objectsOfPdf(bytes).values()].filter(({ head }) => head.includes('/Type /EmbeddedFile'))
    expect(files.map(({ stream }) => stream?.toString())).toEqual([
      certificateSample.carried?.bytes.toString(),
    ])
  })

  it('tells its parts apart for who listens to it', async () => {
    const { outline, faults } = structureOfPdf(await drawCertificate(certificateSample))
    expect(faults).toEqual([])
    const row = 'TR(TD TD TD TD)'
    expect(outline).toContain(`Table(TR(TH TH TH TH) ${row} ${row} ${row})`)
    expect(outline).toMatch(/^Document\(Figure P P P P H1 P L\(LI\(Lbl LBody\)/)
    // Every page of a longer one too, with one table and one head.
    const long = structureOfPdf(await drawCertificate(certificateOf(90)))
    expect(long.faults).toEqual([])
    expect(long.outline.match(/TH TH TH TH/g)).toHaveLength(1)
    expect(long.outline.match(/TR\(TD/g)).toHaveLength(91)
  })
})

import { readFileSync } from 'node:fs'
import type { CertificatePaper } from '@enlace/documents/certificate-paper.ts'

const logo = readFileSync(new URL('../../demo/src/branding/andina-logo.svg', import.meta.url))

/** A certificate of one page as a company issues it, with its logo, its notes and an attached file. */
export const certificateSample: CertificatePaper = {
  letterhead: {
    company: 'Andina de Alimentos & Cía. S.A.S.',
    nit: 'NIT 900.123.456-8',
    lines: ['KM 24 Autopista Norte · Tocancipá, Cundinamarca', 'Teléfono 601 555 0142'],
    colour: '#1d7a46',
    logo: { mediaType: 'image/svg+xml', bytes: logo },
  },
  heads: [
    { label: 'Número', value: 'RF-2026-000012' },
    { label: 'Versión', value: '1' },
    { label: 'Fecha de expedición', value: '21/11/2026' },
  ],
  title: 'CERTIFICADO DE RETENCIÓN EN LA FUENTE',
  period: ['AÑO GRAVABLE 2025'],
  opening: 'Certificamos que durante el año 2025 practicamos retenciones a:',
  withheld: [
    { label: 'Razón social', value: 'Ñandú <& Hijos> S.A.S.' },
    { label: 'NIT', value: '901.234.567-1' },
    { label: 'Dirección', value: 'Calle 100 # 8A-49, oficina 701' },
    { label: 'Ciudad', value: 'Bogotá, D.C.' },
  ],
  table: {
    columns: [
      { title: 'Concepto', share: 5 },
      { title: 'Tarifa', share: 1.4, isFigure: true },
      { title: 'Base', share: 2.2, isFigure: true },
      { title: 'Valor retenido', share: 2.2, isFigure: true },
    ],
    rows: [
      ['Compras generales, declarante', '2,5 %', '$ 10.000.000', '$ 250.000'],
      ['Transporte de carga', '1 %', '-$ 2.000.000', '-$ 20.000'],
    ],
    total: ['TOTAL', '', '$ 8.000.000', '$ 230.000'],
  },
  words: 'SON: DOSCIENTOS TREINTA MIL PESOS M/CTE',
  statements: ['Retenciones consignadas oportunamente a favor de la DIAN en la ciudad de Tocancipá.'],
  notes: ['Nota de la compañía.'],
  legend: 'Este documento no requiere para su validez firma autógrafa.',
  issued: 'Tocancipá, fecha de expedición: 21/11/2026',
  signatory: { nombre: 'Marta Lucía Gómez Peña', cargo: 'Contadora pública' },
  signed: { title: 'Firmado digitalmente', lines: ['Por Certificado de prueba'] },
  verification: {
    address: 'https://portal.example/#/verify/7K3M-9QX2-VD44',
    title: 'Código de verificación',
    code: '7K3M-9QX2-VD44',
    text: 'Escanee el código o ingrese a portal.example/#/verify.',
  },
  foot: 'Generado por el portal',
  pageText: (page, pages) => `Página ${page} de ${pages}`,
  createdAt: new Date('2026-11-21T15:00:00Z'),
  carried: {
    name: 'retenciones.csv',
    mediaType: 'text/csv',
    description: 'Las retenciones, una por una',
    bytes: Buffer.from('\uFEFFFecha;Valor\r\n01/02/2025;250000\r\n'),
  },
}

/** The same certificate with the given number of rows. */
export const certificateOf = (rows: number): CertificatePaper => ({
  ...certificateSample,
  table: {
    ...certificateSample.table,
    rows: Array.from({ length: rows }, (_, at) => [`Concepto ${at + 1}`, '2,5 %', '$ 40.000', '$ 1.000']),
  },
})

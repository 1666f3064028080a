import { compareCertificate } from '@enlace/domain/bank-certificate.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { expect, it } from 'vitest'
import { certificateReading } from './bank-accounts.ts'
import { demoCertificate } from './bank-certificate.ts'

it('of the demo says what the portal is told to have read in it', async () => {
  const issued = calendarDate('2026-11-26')
  const supplier = {
    nombre: 'Empaques y Plásticos del Valle S.A.S.',
    documento_numero: '905418327',
    documento_dv: 1,
  }
  const numero = '86420013579'
  const pdf = await demoCertificate(supplier, { tipo: 'ahorros', numero }, issued)
  const typed = {
    banco: 'Bancolombia',
    numero,
    titular: supplier.nombre,
    titular_nit: '905418327-1',
    certificado_fecha: issued,
  }
  const facts = compareCertificate(textOfPdf(pdf), typed, calendarDate('2026-11-30'))
  expect({ lectura: 'texto', ...facts }).toEqual(certificateReading)
})

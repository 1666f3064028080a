import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { expect, it } from 'vitest'
import { buildCompany, loadPart } from '../../../test/load-part.ts'

const database = useTestDatabase()
const folder = await useScratchFolder('enlace-told-state-')

it('a list without a column for the state tells of no open invoice in which it is, and of each its own date', async () => {
  const company = await buildCompany(database, 711)
  await loadPart(database, folder, company, 'account-statements', [
    'nit;nombre;factura;fecha;vencimiento;valor;saldo',
    '860001911;Papeles SAS;FE-1;01/11/2026;01/12/2026;595000;595000',
    '860001911;Papeles SAS;FE-2;02/11/2026;02/12/2026;595000;300000',
    '860001911;Papeles SAS;FE-3;03/11/2026;03/12/2026;595000;0',
  ])
  const rows = await database.asAdmin(
    `select factura_cliente as factura, estado, estado_programacion_pago as pago, fecha_factura::text as fecha,
            fecha_proveedor = fecha_factura as is_own, fecha_recibida
       from account_statements where company_id = $1 order by 1`,
    [company],
  )
  const untold = { estado: 'sin_informar', pago: 'sin_informar', is_own: true, fecha_recibida: null }
  expect(rows).toEqual([
    { factura: 'FE-1', fecha: '2026-11-01', ...untold },
    { factura: 'FE-2', fecha: '2026-11-02', ...untold },
    { factura: 'FE-3', fecha: '2026-11-03', ...untold, estado: 'pagada', pago: 'pagada' },
  ])
})

it('a list with a state for each invoice is believed but where the balance says otherwise', async () => {
  const company = await buildCompany(database, 712)
  await loadPart(database, folder, company, 'account-statements', [
    'nit;nombre;factura;fecha;vencimiento;valor;saldo;estado',
    '860001911;Papeles SAS;FE-1;01/11/2026;01/12/2026;595000;595000;Causada',
    '860001911;Papeles SAS;FE-2;02/11/2026;02/12/2026;595000;300000;Programada',
    '860001911;Papeles SAS;FE-3;03/11/2026;03/12/2026;595000;0;Causada',
    '860001911;Papeles SAS;FE-4;03/11/2026;03/12/2026;595000;1000;Pagada',
    '860001911;Papeles SAS;FE-5;03/11/2026;03/12/2026;595000;595000;Rechazada',
    '860001911;Papeles SAS;FE-6;03/11/2026;03/12/2026;595000;595000;',
  ])
  const rows = await database.asAdmin(
    `select factura_cliente as factura, estado, estado_programacion_pago as pago
       from account_statements where company_id = $1 order by 1`,
    [company],
  )
  expect(rows).toEqual([
    { factura: 'FE-1', estado: 'causada', pago: 'sin_informar' },
    { factura: 'FE-2', estado: 'programada', pago: 'programada' },
    { factura: 'FE-3', estado: 'pagada', pago: 'pagada' },
    { factura: 'FE-4', estado: 'sin_informar', pago: 'sin_informar' },
    { factura: 'FE-5', estado: 'rechazada', pago: 'sin_informar' },
    { factura: 'FE-6', estado: 'sin_informar', pago: 'sin_informar' },
  ])
})

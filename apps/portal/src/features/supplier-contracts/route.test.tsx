import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { SupplierContract } from '@enlace/contract/supplier-contracts/schemas.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { expectRow, shownTable } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, it } from 'vitest'
import { contractColumns } from './route.tsx'

const contract: SupplierContract = {
  id: '00000000-0000-4000-8000-000000000001',
  nro_contrato: 'CT-2026-014',
  objeto: 'Mantenimiento de los equipos de planta',
  tipo: 'servicios',
  fecha_inicio: calendarDate('2026-01-01'),
  fecha_fin: calendarDate('2026-12-31'),
  dias_restantes: 38,
  moneda: 'COP',
  valor: money('1000.00'),
  valor_ejecutado: money('400.00'),
  saldo: money('600.00'),
  ejecutado_pct: '40.00',
  supervisor: 'Natalia Echavarría',
  interventor: null,
  estado: 'vigente',
}

const shown = (changes: Partial<SupplierContract> = {}) =>
  shownTable(
    renderToStaticMarkup(
      <DataTable
        caption="Contratos"
        columns={contractColumns}
        rows={[{ ...contract, ...changes }]}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />,
    ),
  )

describe('the table of contracts', () => {
  it('says of a contract what it is worth, how much of it was executed, and how long it still runs', () => {
    expectRow(shown(), {
      'N.º': 'CT-2026-014',
      Objeto: 'Mantenimiento de los equipos de planta',
      Tipo: 'Servicios',
      Fin: '31/12/2026',
      'Días restantes': '38 días',
      Valor: '$ 1.000,00',
      Saldo: '$ 600,00',
      'Supervisor/interventor': 'Natalia Echavarría',
      Estado: 'Vigente',
    })
  })

  it('says both who watch over it, and a dash where it has no end', () => {
    expectRow(shown({ interventor: 'Inter S.A.S.', fecha_fin: null, dias_restantes: null }), {
      Fin: '—',
      'Días restantes': '—',
      'Supervisor/interventor': 'Natalia Echavarría / Inter S.A.S.',
    })
  })

  it('marks the balance of a contract of which more was executed than agreed, and of no other', () => {
    expectRow(shown({ saldo: money('-50.00') }), { Saldo: '- $ 50,00 Sobreejecutado' })
    expectRow(shown({ saldo: money('0.00') }), { Saldo: '$ 0,00' })
  })
})

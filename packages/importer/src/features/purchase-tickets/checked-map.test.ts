import { longestRejectionReason } from '@enlace/domain/checked-quantities.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { describe, expect, it } from 'vitest'
import { goods, kinds, prepare as prepareFor, send as sendTo } from '../../../test/sent-records.ts'

const database = useTestDatabase()
const prepare = () => prepareFor(database.db, 'warehouse-entries')

/** Sends an entry with one line of ten units, and returns its outcome with the stored line. */
async function sendChecked(line: object, company?: number) {
  const to = company ?? (await prepare())
  const record = {
    ...kinds['warehouse-entries'].record,
    lineas: [{ ...goods, cantidad: 10, neto: 2380, ...line }],
  }
  const { said } = await sendTo(database.db, to, 'warehouse-entries', [record])
  const [stored] = await database.asAdmin<Record<string, unknown>>(
    `select cantidad, cantidad_aceptada, cantidad_rechazada, cantidad_cuarentena, motivo_rechazo
       from purchase_tickets_lines where company_id = $1`,
    [to],
  )
  return { company: to, said, stored }
}

describe('what became of a received quantity', () => {
  it('is kept exactly as it is told, with its reason', async () => {
    const told = { cantidad_aceptada: '7.25', cantidad_rechazada: '2.5', cantidad_cuarentena: '0.25' }
    const { said, stored } = await sendChecked({ ...told, motivo_rechazo: 'Empaque roto' })
    expect(said).toEqual(['inserted'])
    expect(stored).toEqual({ cantidad: '10', ...told, motivo_rechazo: 'Empaque roto' })
  })

  it('claims nothing where it is not told', async () => {
    const { said, stored } = await sendChecked({})
    expect(said).toEqual(['inserted'])
    expect(stored).toMatchObject({
      cantidad_aceptada: null,
      cantidad_rechazada: null,
      cantidad_cuarentena: null,
      motivo_rechazo: null,
    })
  })

  it('is kept and reported where its parts contradict what was received', async () => {
    const short = { cantidad_aceptada: 7, cantidad_rechazada: 2, cantidad_cuarentena: 0 }
    const { said, stored } = await sendChecked(short)
    expect(said).toEqual(['inserted quantities-differ'])
    expect(stored).toMatchObject({
      cantidad_aceptada: '7',
      cantidad_rechazada: '2',
      cantidad_cuarentena: '0',
    })
    expect((await sendChecked({ cantidad_rechazada: 11 })).said).toEqual(['inserted quantities-differ'])
    expect((await sendChecked({ cantidad_rechazada: 3 })).said).toEqual(['inserted'])
  })

  it.each(['cantidad_aceptada', 'cantidad_rechazada', 'cantidad_cuarentena'])(
    'is refused where %s is negative',
    async (field) => {
      const { said, stored } = await sendChecked({ [field]: -1 })
      expect(said.join()).toContain('refused')
      expect(said.join()).toContain('quantity-negative')
      expect(stored).toBeUndefined()
    },
  )

  it('keeps the first 500 characters of a reason, and reports that it was cut', async () => {
    const whole = await sendChecked({
      cantidad_rechazada: 1,
      motivo_rechazo: '😀'.repeat(longestRejectionReason),
    })
    expect(whole.said).toEqual(['inserted'])
    const cut = await sendChecked({
      cantidad_rechazada: 1,
      motivo_rechazo: 'ñ'.repeat(longestRejectionReason + 1),
    })
    expect(cut.said).toEqual(['inserted reason-cut'])
    expect(cut.stored?.['motivo_rechazo']).toBe('ñ'.repeat(longestRejectionReason))
  })

  it('goes when a later message says that it is nothing', async () => {
    const { company } = await sendChecked({ cantidad_rechazada: 2, motivo_rechazo: 'Roto' })
    const { said, stored } = await sendChecked({ cantidad_rechazada: null, motivo_rechazo: null }, company)
    expect(said).toEqual(['updated'])
    expect(stored).toMatchObject({ cantidad_rechazada: null, motivo_rechazo: null })
  })
})

import { readFile } from 'node:fs/promises'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { describe, expect, it } from 'vitest'
import { installReport, removeReport } from './install.ts'
import { readReportFile } from './report-file.ts'

const database = useTestDatabase('own')

const heads = '-- titulo: Órdenes por bodega\n-- contenido: Lo pedido por bodega.\n'
const columns = '-- columna bodega: Bodega | filtro | grafica\n-- columna valor_neto: Valor | dinero | suma\n'
const owner = 'company_id, third_party_id, third_id'
const good = `${heads}${columns}select ${owner}, bodega, moneda, valor_neto from purchase_order;`

const install = (text: string, name = 'ordenes_por_bodega', isTrial = false) =>
  installReport(database.adminUrl, {
    name,
    file: readReportFile(text),
    taken: ['cartera_por_edades', 'compras_por_item'],
    isTrial,
  })
const views = () =>
  database.asAdmin<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'reports'::regnamespace
      and obj_description(oid, 'pg_class') is not null order by 1`,
  )

describe('a report of an operator', () => {
  it('is installed as the documentation shows it', async () => {
    const text = await readFile(new URL('../../../../docs/reports.md', import.meta.url), 'utf8')
    const [, sample = ''] = /```sql\n([\s\S]*?)```/.exec(text) ?? []
    expect(await install(sample, 'ordenes_por_bodega', true)).toBe(5)
  })

  it('is a view that reads with the rights of whoever asks, is installed again, and goes', async () => {
    expect(await install(good, 'ordenes_por_bodega', true)).toBe(2)
    expect(await views()).toEqual([])
    expect(await install(good)).toBe(2)
    const [view] = await database.asAdmin<{ options: string[]; about: string; may: boolean }>(
      `select reloptions as options, obj_description(oid, 'pg_class') as about,
              has_table_privilege('enlace_app', oid, 'SELECT') as may
         from pg_class where oid = 'reports.ordenes_por_bodega'::regclass`,
    )
    expect(view).toEqual({
      options: ['security_invoker=true'],
      about: 'Órdenes por bodega\nLo pedido por bodega.',
      may: true,
    })
    expect(await install(good.replace('valor_neto from', 'valor_neto, estado from'))).toBe(2)
    expect(await removeReport(database.adminUrl, 'ordenes_por_bodega')).toBe(true)
    expect(await removeReport(database.adminUrl, 'ordenes_por_bodega')).toBe(false)
    expect(await removeReport(database.adminUrl, 'cartera_por_edades')).toBe(false)
  })

  it.each([
    ['a name that is none', good, 'Órdenes', 'name'],
    ['a name of the product', good, 'cartera_por_edades', 'shipped'],
    ['no title', good.replace('titulo', 'nombre'), 'x_1', 'title'],
    ['no column to show', `${heads}select ${owner} from purchase_order`, 'x_1', 'columns'],
    ['a word that means nothing', good.replace('suma', 'sumar'), 'x_1', 'kind'],
    [
      'an amount that is text',
      good.replace('-- columna bodega: Bodega | filtro', '-- columna bodega: B | dinero'),
      'x_1',
      'kind',
    ],
    ['a column that is not there', good.replace('columna bodega', 'columna bodegas'), 'x_1', 'column'],
    ['rows of nobody', good.replace('third_id', '0::bigint as third_id'), 'x_1', 'scope'],
    ['no company', good.replace('company_id, ', ''), 'x_1', 'scope'],
    [
      'rows made up for everybody',
      `${heads}${columns}select 1 as company_id, 2 as third_party_id, 3 as third_id, 'B'::text as bodega, 'COP'::text as moneda, 1.0 as valor_neto`,
      'x_1',
      'scope',
    ],
    ['amounts without a currency', good.replace('moneda, ', ''), 'x_1', 'currency'],
    ['two statements', `${good} drop table purchase_order cascade`, 'x_1', 'statement'],
    ['no SELECT', `${heads}${columns}delete from purchase_order`, 'x_1', 'statement'],
    [
      'a table of people',
      good.replace(' from purchase_order', ' from purchase_order where exists (select 1 from identities)'),
      'x_1',
      'relation',
    ],
    [
      'a table of the engine',
      good.replace(' from purchase_order', ' from purchase_order, pg_authid'),
      'x_1',
      'relation',
    ],
    [
      'a table that the portal may not read',
      good.replace(' from purchase_order', ' from purchase_order where exists (select 1 from audit_log)'),
      'x_1',
      'rights',
    ],
    [
      'another company’s rows by a setting',
      good.replace(
        ' from purchase_order',
        ` from purchase_order where set_config('app.company_id', '2', true) <> ''`,
      ),
      'x_1',
      'function',
    ],
    [
      'a look-up over all companies',
      good.replace(
        ' from purchase_order',
        ` from purchase_order where exists (select 1 from third_parties_of_number('1'))`,
      ),
      'x_1',
      'function',
    ],
    [
      'a file of the machine',
      good.replace('bodega, moneda', `pg_read_file('/etc/passwd') as bodega, moneda`),
      'x_1',
      'function',
    ],
  ])('is refused with %s, and leaves nothing', async (_, text, name, reason) => {
    await expect(install(text, name)).rejects.toMatchObject({ name: 'InstallFault', reason })
    expect(await views()).toEqual([])
    expect(await database.asAdmin('select 1 from purchase_order')).toEqual([])
  })
})

import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { templateKinds } from '@enlace/server/modules/imports/running/template.ts'
import { command } from './command.ts'
import { showProgress } from './progress.ts'
import { writeReport } from './report-file.ts'

const database = useTestDatabase('own')
const fixtures = fileURLToPath(new URL('../../../../../packages/importer/fixtures', import.meta.url))
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlace-import-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Rows that the two records of every template make, as the command tells of them. */
const rowsOfTemplates = [
  ['Proveedores y sucursales', 4],
  ['Sucursales', 2],
  // Orders, receipts and invoices that receipts tell of, and then those of lists.
  ['Órdenes de compra y líneas', 2],
  ['Entradas e ítems', 4],
  ['Facturas', 1],
  ['Facturas', 2],
  ['Pagos y sus facturas', 4],
  ['Órdenes de compra y líneas', 4],
  ['Entradas e ítems', 4],
  ['Notas débito', 4],
  ['Retenciones', 2],
  ['Contratos', 8],
] as const

const run = (line: string) => runCommand(command, database.db, line)

describe('import', () => {
  it('loads nothing while the server keeps what room it has for its database', async () => {
    const megabytes = '900000000'
    const variables = { DISK_WARN_MB: megabytes, DISK_STOP_MB: megabytes }
    const line = '--company 77 --sample udistrital --create'
    expect((await runCommand(command, database.db, line, variables)).fault).toContain('no recibe archivos')
    expect(await database.asAdmin('select id from companies where id = 77')).toEqual([])
  })

  it("makes the university's company where it is asked to, loads its sample and reports", async () => {
    const report = join(folder, 'informe.csv')
    const { code, lines } = await run(`--company 3 --sample udistrital --create --report ${report}`)
    expect(code).toBe(0)
    expect(lines.slice(0, 10)).toEqual([
      'proveedores.csv: Texto, UTF-8, coma, encabezado en la línea 1',
      'entradas.csv: Texto, UTF-8, coma, encabezado en la línea 1',
      'elementos.csv: Texto, UTF-8, coma, encabezado en la línea 1',
      'Leyendo proveedores.csv: 1.166 de 1.166 registros',
      'Leyendo entradas.csv: 734 de 734 registros',
      'Leyendo elementos.csv: 21.473 de 21.473 registros',
      'Proveedores y sucursales: 2.320 nuevos, 0 modificados, 0 sin cambio, 0 retirados',
      'Órdenes de compra y líneas: 8.286 nuevos, 0 modificados, 0 sin cambio, 0 retirados',
      'Entradas e ítems: 22.207 nuevos, 0 modificados, 0 sin cambio, 0 retirados',
      'Facturas: 686 nuevos, 0 modificados, 0 sin cambio, 0 retirados',
    ])
    expect(lines[11]).toBe('0 registros rechazados, 1.502 dudosos.')
    const [company] = await database.asAdmin('select nit, dv, nombre from companies where id = 3')
    expect(company).toEqual({
      nit: '899999230',
      dv: 7,
      nombre: 'Universidad Distrital Francisco José de Caldas',
    })
    const text = await readFile(report, 'utf8')
    expect(text).toContain(
      '\r\nentradas.csv;18;Dudoso;numero_factura;22701/02/2012;' +
        'El número «22701/02/2012» incluye una fecha: se leyó como 227, del 01/02/2012. Quítela en el ERP.\r\n',
    )
    // Asked for again, it is neither made nor changed.
    expect((await run('--company 3 --sample udistrital --create')).lines[10]).toMatch(
      / 0 filas nuevas, 0 modificadas, 33.499 sin cambio, 0 retiradas\.$/,
    )
  })

  it('reads a file as it is told, says how, and knows it the next time', async () => {
    const { id } = await buildCompany(database.db)
    const path = join(folder, 'terceros.prn')
    await writeFile(
      path,
      Buffer.from('Siesa\nID NIT;Raz\xf3n Social\n900123456;Peque\xf1a, S.A.S.\n', 'latin1'),
    )
    const first = await run(
      `--company ${id} --source udistrital --encoding windows-1252 --separator ; --header-line 2 ${path}`,
    )
    const said = 'terceros.prn: Texto, Windows-1252 (Latin-1), punto y coma, encabezado en la línea 2'
    expect(first.lines[0]).toBe(said)
    const [saved] = await database.asAdmin(
      `select mapping->'parts'->'third-parties'->'reading' as reading from import_mappings where company_id = $1`,
      [id],
    )
    expect(saved).toEqual({ reading: { encoding: 'windows-1252', separator: ';', headerLine: 2 } })
    for (const wrong of ['--encoding ebcdic', '--separator :', '--header-line cero'])
      expect((await run(`--company ${id} --source udistrital ${wrong} ${path}`)).fault).toMatch(
        /no se conoce|no es un número/,
      )
  })

  it('tells each refused record with its line and why', async () => {
    const { id } = await buildCompany(database.db)
    const paths = ['small/proveedores.csv', 'faults/unknown-nit.csv', 'small/elementos.csv']
    const { lines } = await run(
      `--company ${id} --source udistrital ${paths.map((path) => join(fixtures, path)).join(' ')}`,
    )
    expect(lines).toContain('3 registros rechazados, 0 dudosos.')
    expect(lines).toContain(
      '  1 × unknown-nit.csv:4 El proveedor 890903938 no está en el portal ni en un archivo de proveedores de esta carga. No se cargó: cargue también los proveedores.',
    )
  })

  it('reads by the mapping that the company saved, not by the one that comes with the product', async () => {
    const { id } = await buildCompany(database.db)
    await run(`--company ${id} --source udistrital --folder ${fixtures}/small`)
    await database.asAdmin(
      `update import_mappings set mapping = jsonb_set(mapping, '{parts,third-parties,fields,nombre,column}', '"Otro"')
        where company_id = $1`,
      [id],
    )
    expect((await run(`--company ${id} --source udistrital --folder ${fixtures}/small`)).fault).toBe(
      'En proveedores.csv faltan columnas del mapeo: Otro. Las que trae son: ID NIT, Razón Social.',
    )
  })

  it.each([
    ['--source udistrital', '«» no es un número de compañía. Use un entero desde 1.'],
    [
      '--company 99 --sample udistrital',
      'La compañía 99 no existe. Créela con «company create», o agregue --create si el mapeo trae sus datos.',
    ],
    [
      '--company 3',
      'Falta la fuente: --source <fuente> o --sample <fuente>. Con el producto vienen: contratos, retenciones, udistrital.',
    ],
    [
      '--company 3 --source siesa --folder .',
      'No hay un mapeo para la fuente «siesa». Con el producto vienen: contratos, retenciones, udistrital.',
    ],
    [
      '--company 3 --source udistrital',
      'Faltan los archivos: --folder <carpeta>, sus rutas, o --sample <fuente>.',
    ],
    [
      '--company 3 --sample udistrital --folder .',
      'Indique los archivos de una sola manera: --folder, sus rutas o --sample.',
    ],
    ['--company 3 --source udistrital none.csv', 'No se encontró none.csv.'],
  ])('%s is refused in one line', async (line, fault) => {
    expect((await run(line)).fault).toBe(fault)
  })

  it('is refused before anything is loaded where the report cannot be written', async () => {
    const { id } = await buildCompany(database.db)
    const path = join(folder, 'none', 'informe.csv')
    const { fault } = await run(`--company ${id} --sample udistrital --report ${path}`)
    expect(fault).toBe(`No se puede escribir el informe en ${path}.`)
    expect(await database.asAdmin('select from import_batches where company_id = $1', [id])).toEqual([])
  })

  it('makes no company over another', async () => {
    const { id, nombre } = await buildCompany(database.db)
    const { fault } = await run(`--company ${id} --sample udistrital --create`)
    expect(fault).toContain(`La compañía ${id} (${nombre}, NIT `)
    expect(fault).toContain('no es la del mapeo (NIT 899.999.230-7).')
  })
})

describe('the report', () => {
  it('holds no cell that a spreadsheet runs as a formula', () => {
    const finding = { file: 'a;b.csv', line: 2, reason: 'key-repeated', field: null, values: {} } as const
    const text = writeReport([
      { ...finding, severity: 'refused', value: '=HYPERLINK("x")', message: 'La clave se repite.' },
    ])
    expect(text).toBe(
      '\ufeffArchivo;Línea;Resultado;Columna;Decía;Qué pasó\r\n' +
        '"a;b.csv";2;Rechazado;;"\'=HYPERLINK(""x"")";La clave se repite.\r\n',
    )
  })
})

describe('progress', () => {
  const shown = (isTerminal: boolean) => {
    let text = ''
    const show = showProgress({
      isTerminal,
      write: (part) => (text += part),
      print: (line) => (text += `${line}\n`),
    })
    for (const count of [0, 1000, 1166]) show({ step: 'read', file: 'f.csv', count, total: 1166 })
    return text
  }

  it('writes one line again and again on a terminal', () => {
    expect(shown(true).split('\r\u001b[2K')).toEqual([
      '',
      'Leyendo f.csv: 0 de 1.166 registros',
      'Leyendo f.csv: 1.000 de 1.166 registros',
      'Leyendo f.csv: 1.166 de 1.166 registros\n',
    ])
  })

  it('writes one plain line a file elsewhere', () => {
    expect(shown(false)).toBe('Leyendo f.csv: 1.166 de 1.166 registros\n')
  })
})

describe('import of files whose kind is said', () => {
  it('loads every template as it is written, without any mapping and without a finding', async () => {
    const { id } = await buildCompany(database.db)
    const load = async (kinds: readonly string[]) => {
      const paths = kinds.map((kind) => join(folder, `${kind}.xlsx`))
      for (const [at, kind] of kinds.entries())
        expect((await run(`--template ${kind} ${paths[at]}`)).code).toBe(0)
      const { lines } = await run(`--company ${id} --kind ${kinds.join(',')} ${paths.join(' ')}`)
      return lines.filter((line) => / × |no se usan|rechazados, |: \d+ nuevos?, /.test(line))
    }
    // What joins documents finds those that are in the portal.
    const joining = ['contracts-imputations', 'document-links']
    const clean = '0 registros rechazados, 0 dudosos.'
    expect(await load(templateKinds.filter((kind) => !joining.includes(kind)))).toEqual([
      ...rowsOfTemplates.map(
        ([kind, rows]) =>
          `${kind}: ${rows} ${rows === 1 ? 'nuevo' : 'nuevos'}, 0 modificados, 0 sin cambio, 0 retirados`,
      ),
      clean,
    ])
    expect(await load(joining)).toEqual([
      'Vínculos entre documentos: 2 nuevos, 0 modificados, 0 sin cambio, 0 retirados',
      'Contratos: 0 nuevos, 0 modificados, 0 sin cambio, 0 retirados',
      clean,
    ])
  })

  it('tries a document and its lines out by the names of an ERP, and keeps nothing', async () => {
    const { id } = await buildCompany(database.db)
    const [orders, lines] = [join(folder, 'ordenes.csv'), join(folder, 'lineas.csv')]
    await writeFile(
      orders,
      'NIT;Razón Social;Orden de compra;Fecha OC\n860001911;Papelería;OC-1;2026-02-01\n',
    )
    await writeFile(
      lines,
      'OC;Producto;Descripción;UM;Cant. pedida;Precio;Tarifa IVA\nOC-1;A;Resma;UND;2;1.000,50;19%\nOC-1;B;Clip;UND;1;10,00;0\n',
    )
    const command = `--company ${id} --kind purchase-order,purchase-order-lines --dry-run ${orders} ${lines}`
    const { lines: said } = await run(command)
    expect(said).toContain('Órdenes de compra y líneas: 3 nuevos, 0 modificados, 0 sin cambio, 0 retirados')
    expect(said.at(-1)).toBe('Fue una prueba: no se guardó ningún registro.')
    const count = () => database.asAdmin('select valor_neto from purchase_order where company_id = $1', [id])
    expect(await count()).toEqual([])
    await run(command.replace('--dry-run ', ''))
    expect(await count()).toEqual([{ valor_neto: '2391.19' }])
  })

  it.each([
    ['--kind facturas x.csv', 'La clase «facturas» no se conoce'],
    ['--kind purchase-order', 'Indique un archivo por clase: hay 1 clase y 0 archivos.'],
  ])('says what is wrong with %s', async (line, said) => {
    const { id } = await buildCompany(database.db)
    expect((await run(`--company ${id} ${line}`)).fault).toContain(said)
  })

  it('says what a column may have been meant for that nobody took', async () => {
    const { id } = await buildCompany(database.db)
    const path = join(folder, 'mal-escritas.csv')
    const rows = '860001911-1;Papelería;FE-1;2026-03-01;2026-03-31;119000;0\n'
    await writeFile(path, `NIT;Razón social;Factrua;fecha;Vence;valor;Color\n${rows}`)
    expect((await run(`--company ${id} --kind account-statements ${path}`)).fault).toMatch(
      /no hay columnas para: factura\..+ Se parecen: «Factrua» \(¿quiso decir «factura»\?\)\.$/,
    )
    await writeFile(path, `NIT;Razón social;Factura;fecha;Vence;valor;Slado\n${rows}`)
    const { lines } = await run(`--company ${id} --kind account-statements ${path}`)
    expect(lines).toContain('mal-escritas.csv: columnas que no se usan: «Slado» (¿quiso decir «saldo»?)')
  })

  it('says which columns it lacks', async () => {
    const { id } = await buildCompany(database.db)
    const path = join(folder, 'sin-columnas.csv')
    await writeFile(path, 'NIT;Color\n860001911;rojo\n860001911;verde\n')
    expect((await run(`--company ${id} --kind purchase-order ${path}`)).fault).toContain(
      'no hay columnas para: numero, fecha',
    )
  })

  it('asks which column is the supplier’s where nobody can tell, with what stands in each', async () => {
    const { id } = await buildCompany(database.db)
    const path = join(folder, 'comprador.csv')
    const golden = 'packages/importer/golden/buyers-number-beside-suppliers-name/facturas.csv'
    await copyFile(new URL(`../../../../../${golden}`, import.meta.url), path)
    const typed = `--company ${id} --kind account-statements ${path}`
    const { fault } = await run(typed)
    expect(fault).toContain(
      'Antes de cargar comprador.csv, responda con --column:\nNIT: estas columnas pueden ser',
    )
    expect(fault).toMatch(/\n {2}--column nit=nit_entidad {3}trae, por ejemplo: 899999230/)
    expect(fault).toMatch(/\n {2}--column nit=codigo_externo {3}trae, por ejemplo: \d+ · \d+/)
    const { lines } = await run(`${typed} --column nit=codigo_externo`)
    expect(lines.join('\n')).toContain('2 registros leídos')
    expect((await run(`${typed} --column codigo_externo`)).fault).toContain('no dice qué columna es')
  })
})

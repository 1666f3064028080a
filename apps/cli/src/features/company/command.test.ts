import { useTestServer, TestBrowser } from '@enlace/testing/server.ts'
import { getInitialData, getModuleFlags, getPageStatus } from '@enlace/contract/company/calls.ts'
import { registerAsVisitor, writeAsVisitor } from '@enlace/testing/visitor-forms.ts'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const server = useTestServer({}, 'own')
const run = (line: string) => runCommand(command, server.db, line)

describe('company create', () => {
  it('makes a company that its host serves, with the document modules on and its own pictures', async () => {
    const { code, lines } = await run(
      'create --id 3 --nit 899.999.230-7 --name "Universidad Distrital <F> & J" --host UD.localhost',
    )
    expect({ code, lines }).toEqual({
      code: 0,
      lines: ['Se creó la compañía 3: Universidad Distrital <F> & J (NIT 899.999.230-7).'],
    })
    const browser = new TestBrowser('ud.localhost')
    const { body } = await server.call(getInitialData, browser)
    expect(body.companies).toEqual([{ id: 3, nombre: 'Universidad Distrital <F> & J' }])
    const { body: flags } = await server.call(getModuleFlags, browser)
    expect(flags.b2sContent).toMatchObject({
      orden_compra: 1,
      orden_ticket: 1,
      certificate: 1,
      users: 1,
      blog: 0,
    })
    const files = await server.asAdmin<{ name: string; svg: string; refers: boolean }>(
      `select f.name, convert_from(f.bytes, 'UTF8') as svg,
              exists (select from settings s where s.company_id = 3
                       and s.value #>> '{}' = 'company-files/' || f.sha256 || '/' || f.name) as refers
         from company_files f where f.company_id = 3 order by 1`,
    )
    expect(files.map(({ name, refers }) => [name, refers])).toEqual([
      ['favicon', true],
      ['imagen_login', true],
      ['logo', true],
    ])
    expect(files[2]?.svg).toContain('Universidad Distrital &lt;F&gt; &amp; J')
  })

  it('makes its registration and its contact form ready for visitors', async () => {
    await run('create --id 5 --nit 860007738 --name Lista --host lista.localhost')
    await run('set --id 5 agp_registration_supplier=1')
    const browser = new TestBrowser('lista.localhost')
    const registered = await registerAsVisitor(server, browser, 5)
    const written = await writeAsVisitor(server, browser)
    expect([registered.status, written.status]).toEqual([200, 200])
  })

  it.each([
    ['create --id 0 --nit 899999230 --name X', '«0» no es un número de compañía. Use un entero desde 1.'],
    ['create --nit 899999230 --name X', '«» no es un número de compañía. Use un entero desde 1.'],
    [
      'create --id 4 --nit 899999230-6 --name X',
      'El dígito de verificación de «899999230-6» no coincide: debe ser 7.',
    ],
    ['create --id 4 --nit abc --name X', '«abc» no es un NIT válido.'],
    ['create --id 4 --nit 890903938', 'Falta el nombre de la compañía (--name).'],
    [
      'create --id 4 --nit 890903938 --name X --colour blue',
      '«blue» no es un color. Escríbalo como #1f3a5f.',
    ],
    ['create --id 4 --nit 890903938 --name X --host "a b"', '«a b» no es un nombre de host.'],
    ['remove --id 4', 'Falta la acción: create, set, offline, online o certificate-key.'],
  ])('%s is refused in one line', async (line, fault) => {
    expect(await run(line)).toEqual({ code: undefined, lines: [], fault })
  })

  it('takes no number, NIT or host of another company', async () => {
    await run('create --id 50 --nit 900123456 --name Una --host una.localhost')
    expect((await run('create --id 50 --nit 901234567 --name Otra')).fault).toBe(
      'El número 50 ya es de otra compañía.',
    )
    expect((await run('create --id 51 --nit 900123456-8 --name Otra')).fault).toBe(
      'El NIT 900.123.456-8 ya es de otra compañía.',
    )
    expect((await run('create --id 51 --nit 901234567 --name Otra --host una.localhost')).fault).toBe(
      'El host una.localhost ya es de otra compañía.',
    )
    const rows = await server.asAdmin('select nombre from companies where id in (50, 51)')
    expect(rows).toEqual([{ nombre: 'Una' }])
  })

  it('leaves the next number free for a company made without one', async () => {
    await run('create --id 77 --nit 890903938 --name Alta')
    const [row] = await server.asAdmin<{ id: number }>(
      "insert into companies (nit, dv, nombre) values ('800197268', 4, 'Siguiente') returning id",
    )
    expect(row?.id).toBe(78)
  })
})

describe('company set, offline and online', () => {
  const statusOf = async (company: number, host: string) =>
    (await server.call(getPageStatus, new TestBrowser(host), { body: { company } })).body

  it('changes what it names, and writes into the audit trail who did', async () => {
    await run('create --id 60 --nit 860002964 --name Sesenta --host sesenta.localhost')
    expect((await run('set --id 60 blog=1 "welcome=Bienvenidos, proveedores"')).lines).toEqual([
      'Sesenta: blog = 1',
      'Sesenta: welcome = Bienvenidos, proveedores',
    ])
    const { body } = await server.call(getModuleFlags, new TestBrowser('sesenta.localhost'))
    expect(body.b2sContent.blog).toBe(1)
    const audit = await server.asAdmin(
      "select actor, detail from audit_log where company_id = 60 and action = 'settings-changed'",
    )
    const after = { blog: 1, welcome: 'Bienvenidos, proveedores' }
    expect(audit).toEqual([
      { actor: 'cli', detail: { before: { blog: 0, welcome: expect.any(String) }, after } },
    ])
    await run('set --id 60 blog=0')
    const [entry] = await server.asAdmin(
      "select detail from audit_log where company_id = 60 and action = 'settings-changed' order by id desc limit 1",
    )
    expect(entry).toEqual({ detail: { before: { blog: 1 }, after: { blog: 0 } } })
  })

  it('closes a portal until an hour of Colombia, and opens it again', async () => {
    await run('create --id 61 --nit 860034313 --name Cerrada --host cerrada.localhost')
    await run('offline --id 61 --until 2026-12-01T06:00')
    expect(await statusOf(61, 'cerrada.localhost')).toEqual({
      error: false,
      pageOnline: 0,
      offlineTime: '2026-12-01T11:00:00.000Z',
    })
    await run('online --id 61')
    expect(await statusOf(61, 'cerrada.localhost')).toMatchObject({ pageOnline: 1 })
  })

  it.each([
    ['set --id 1', 'Falta el parámetro: nombre=valor.'],
    ['set --id 1 blog=-1', 'blog: «-1» no es un número entero desde 0.'],
    ['set --id 1 blog', 'blog: «» no es un número entero desde 0.'],
    ['set --id 999 blog=1', 'No hay una compañía 999.'],
    ['offline --id 1 --until mañana', '«mañana» no es una fecha y hora. Escríbala como 2026-12-01T06:00.'],
  ])('%s is refused in one line', async (line, fault) => {
    expect((await run(line)).fault).toBe(fault)
  })

  it('names the parameters that there are', async () => {
    expect((await run('set --id 1 colour=red')).fault).toMatch(/^«colour» no es .+ orden_compra, .+ welcome/)
  })
})

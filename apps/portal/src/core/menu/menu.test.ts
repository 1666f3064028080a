import { type ModuleFlags, moduleNames } from '@enlace/domain/modules.ts'
import { describe, expect, test } from 'vitest'
import type { MenuItem } from '@enlace/contract/content/menu/calls.ts'
import { type MenuGroup, type MenuLink, menuOf, type MenuSituation } from './menu.ts'

const allOn: ModuleFlags = Object.fromEntries(moduleNames.map((name) => [name, 1]))

function buildSituation(changes: Partial<MenuSituation> & { isMaster?: boolean; flags?: ModuleFlags } = {}) {
  const { isMaster = true, flags = allOn, ...others } = changes
  return {
    asker: { isAuthenticated: true, isMaster, flags, permissions: null },
    route: '/account-statements/0',
    payedRangeDays: 30,
    ownItems: [],
    mayOpen: () => true,
    ...others,
  }
}

function buildItem(changes: Partial<MenuItem>): MenuItem {
  return { label: 'Guía', value: 'guia', type: 'template', order: 1, group: null, data: {}, ...changes }
}

const outline = (menu: (MenuLink | MenuGroup)[]) =>
  menu.map((entry) =>
    'items' in entry ? [entry.label, ...entry.items.map((item) => item.label)] : entry.label,
  )

test('stands in the order of the specification when every module is on', () => {
  expect(outline(menuOf(buildSituation()))).toEqual([
    'Inicio',
    ['Estados de Cuenta', 'Facturas pendientes', 'Pagos realizados', 'Radicar factura'],
    ['Consultas', 'Órdenes de compra', 'Entradas de almacén', 'Notas débito'],
    'Reportes',
    'Blog',
    'Eventos',
    'Certificados',
    ['Proveedores', 'Contratos', 'Calificación'],
    'Usuarios',
    'Mis Datos',
  ])
})

test('leaves statements, qualification and profile when every module is off', () => {
  expect(outline(menuOf(buildSituation({ flags: {} })))).toEqual([
    'Inicio',
    ['Estados de Cuenta', 'Facturas pendientes', 'Pagos realizados'],
    ['Proveedores', 'Calificación'],
    'Mis Datos',
  ])
})

test('shows the users only to a master, and only when their module is on', () => {
  const hasUsers = (situation: MenuSituation) => outline(menuOf(situation)).includes('Usuarios')
  expect(hasUsers(buildSituation({ isMaster: false }))).toBe(false)
  expect(hasUsers(buildSituation({ flags: { ...allOn, users: 0 } }))).toBe(false)
  expect(hasUsers(buildSituation())).toBe(true)
})

test.each([
  ['radicar_factura', 'Radicar factura'],
  ['orden_compra', 'Órdenes de compra'],
  ['orden_ticket', 'Entradas de almacén'],
  ['orden_notas_debito', 'Notas débito'],
  ['reports', 'Reportes'],
  ['blog', 'Blog'],
  ['events', 'Eventos'],
  ['certificate', 'Certificados'],
  ['mostrar_contratos_proveedores', 'Contratos'],
])('%s switches %s and no other place on and off', (flag, label) => {
  const places = (flags: ModuleFlags) => outline(menuOf(buildSituation({ flags }))).flat()
  expect(places({ [flag]: 1 })).toContain(label)
  expect(places({ ...allOn, [flag]: 0 })).toEqual(places(allOn).filter((place) => place !== label))
})

test('leads to the places that stand in no group', () => {
  const links = menuOf(buildSituation()).flatMap((entry) => ('items' in entry ? [] : [entry.href]))
  expect(links).toEqual([
    '#/inicio',
    '#/reports',
    '#/blog',
    '#/events',
    '#/certificates',
    '#/users',
    '#/profile',
  ])
})

test('is empty for a visitor', () => {
  const { asker } = buildSituation()
  expect(menuOf({ ...buildSituation(), asker: { ...asker, isAuthenticated: false } })).toEqual([])
})

test('leads to all documents, and to the payments of the window that the company set', () => {
  const links = menuOf(buildSituation({ payedRangeDays: 60 })).flatMap((entry) =>
    'items' in entry ? entry.items : [],
  )
  expect(links.map((link) => link.href)).toEqual([
    '#/account-statements/0',
    '#/payments-made/60',
    '#/invoices',
    '#/purchase-order/0',
    '#/purchase-tickets/0',
    '#/notes-debit/0',
    '#/supplier-contracts',
    '#/supplier-qualification',
  ])
})

test('marks the place that is open, in another window and on a document of it, too', () => {
  const currentAt = (route: string) =>
    menuOf(buildSituation({ route }))
      .flatMap((entry) => ('items' in entry ? [entry, ...entry.items] : [entry]))
      .filter((entry) => entry.isCurrent)
      .map((entry) => entry.label)
  expect(currentAt('/purchase-order/90?q=1')).toEqual(['Consultas', 'Órdenes de compra'])
  expect(currentAt('/purchase-order/90/7f')).toEqual(['Consultas', 'Órdenes de compra'])
  expect(currentAt('/404')).toEqual([])
})

describe("a company's own entry", () => {
  const last = (item: MenuItem) => menuOf(buildSituation({ ownItems: [item] })).at(-1)

  test('of type template leads to /unlayer/{value}', () => {
    expect(last(buildItem({}))).toMatchObject({ href: '#/unlayer/guia', isExternal: false })
  })

  test('of type component leads to a place of the portal', () => {
    expect(last(buildItem({ type: 'component', value: '/certificates' }))).toMatchObject({
      href: '#/certificates',
    })
  })

  test('of type ext leads out in a new tab', () => {
    const item = buildItem({ type: 'ext', value: 'https://andina.example/' })
    expect(last(item)).toMatchObject({ href: 'https://andina.example/', isExternal: true })
  })

  test('of type ext is left out when its address is a script', () => {
    expect(last(buildItem({ type: 'ext', value: 'javascript:alert(1)' }))).toMatchObject({
      label: 'Mis Datos',
    })
  })

  test('is left out where the place that it leads to is closed to the person', () => {
    const ownItems = [
      buildItem({ label: 'Cerrado', type: 'component', value: '#/certificates' }),
      buildItem({ label: 'Abierto', type: 'component', value: '/profile?tab=1' }),
      buildItem({ label: 'Afuera', type: 'ext', value: 'https://andina.example/' }),
    ]
    const mayOpen = (route: string) => route.startsWith('/profile')
    const own = menuOf(buildSituation({ ownItems, mayOpen })).filter(({ id }) => id.startsWith('own-'))
    expect(outline(own)).toEqual(['Abierto', 'Afuera'])
  })

  test('stands in its order, in the group of its name, an existing one too', () => {
    const ownItems = [
      buildItem({ label: 'B', order: 2, group: 'Ayuda' }),
      buildItem({ label: 'A', order: 1, group: 'Ayuda' }),
      buildItem({ label: 'C', order: 3, group: 'Consultas' }),
    ]
    const menu = outline(menuOf(buildSituation({ ownItems })))
    expect(menu.at(-1)).toEqual(['Ayuda', 'A', 'B'])
    expect(menu[2]).toEqual(['Consultas', 'Órdenes de compra', 'Entradas de almacén', 'Notas débito', 'C'])
  })
})

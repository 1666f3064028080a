import {
  backofficeMenuTexts as groups,
  backofficeSectionTexts as sections,
} from '@enlace/contract/backoffice/texts.ts'
import { invoicesDeskListTexts } from '@enlace/contract/invoices/desk/screen-texts.ts'
import type { ModuleName } from '@enlace/domain/modules.ts'
import type { SideGroup } from '@enlace/ui/side-nav.tsx'
import { isAt } from '@enlace/web/path.ts'
import { describe, expect, it } from 'vitest'
import { menuOf } from './menu.ts'
import { screens } from './screens.ts'

const menu = menuOf(screens, 'administrador', '/inicio')
const isGroup = (entry: (typeof menu)[number]): entry is SideGroup => 'sections' in entry
const linksOf = (entry: (typeof menu)[number]) =>
  isGroup(entry) ? entry.sections.flatMap(({ items }) => items) : [entry]
const groupOf = (label: string) =>
  menu.filter((entry) => entry.label === label).flatMap((entry) => linksOf(entry).map((link) => link.label))

describe('the screens of the back office', () => {
  it('are each found at their own address before any other', () => {
    const hidden = screens.filter(
      ({ path }) => screens.find((other) => isAt(other.path, path))?.path !== path,
    )
    expect(hidden).toEqual([])
  })

  it('have their groups in the order of the work of a company', () => {
    expect(menu.map(({ label }) => label)).toEqual(['Inicio', ...Object.values(groups)])
  })

  it('leave out what belongs to a module that is off', () => {
    const labels = (modules: readonly ModuleName[]) =>
      JSON.stringify(menuOf(screens, 'administrador', '/inicio', { modules }))
    expect(labels(['radicar_factura'])).toContain(invoicesDeskListTexts.title)
    expect(labels([])).not.toContain(invoicesDeskListTexts.title)
    expect(labels([])).toContain(groups.work)
  })

  it('begin with the work that waits', () => {
    expect(menu[1]).toMatchObject({ label: groups.work, isOpen: true })
  })

  it('follow in the menu the screen of another concept that they name', () => {
    expect(groupOf(groups.content)).toEqual([
      'Páginas y anuncios',
      'Biblioteca',
      'Plantillas',
      'Menú',
      'Blog',
      'Eventos',
    ])
    const paths = screens.map(({ path }) => path)
    const after = screens.flatMap(({ path, menu: place }) =>
      place?.after ? [{ path, after: place.after }] : [],
    )
    expect(after.length).toBeGreaterThan(0)
    expect(after.filter((one) => paths.indexOf(one.path) !== paths.indexOf(one.after) + 1)).toEqual([])
  })

  it('are called in the menu as no other place of it', () => {
    const names = menu.flatMap((entry) => [
      ...(isGroup(entry) ? [entry.label] : []),
      ...linksOf(entry).map(({ label }) => label),
    ])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    // One is not the other in the plural, either.
    const folded = names.map((name) => name.toLowerCase().replace(/e?s\b/g, ''))
    expect(names.filter((_, at) => folded.indexOf(folded[at] ?? '') !== at)).toEqual([])
  })

  it('of the settings are in named sections, none too long to be seen at once', () => {
    const settings = menu.find(({ label }) => label === groups.settings)
    const shown = settings && isGroup(settings) ? settings.sections : []
    expect(shown.map(({ label }) => label)).toEqual(Object.values(sections))
    expect(shown.filter(({ items }) => items.length > 6)).toEqual([])
  })

  it('are each marked alone at their place, and with them the group', () => {
    const at = (path: string) => menuOf(screens, 'administrador', path)
    const marked = (path: string) =>
      at(path)
        .flatMap(linksOf)
        .filter(({ isCurrent }) => isCurrent)
    expect(marked('/contratos/polizas/7').map(({ id }) => id)).toEqual(['/contratos/polizas'])
    // A page that is not below its place says where it belongs, as far as the role may go there.
    expect(marked('/configuracion-certificados').map(({ id }) => id)).toEqual([
      '/configuracion-certificados/contenido',
    ])
    expect(
      menuOf(screens, 'cuentas_por_pagar', '/configuracion-certificados')
        .flatMap(linksOf)
        .filter(({ isCurrent }) => isCurrent)
        .map(({ id }) => id),
    ).toEqual(['/certificados'])
    expect(marked('/proveedores/1').map(({ id }) => id)).toEqual(['/proveedores'])
    expect(
      at('/parametros')
        .filter((entry) => isGroup(entry) && entry.isCurrent)
        .map(({ id }) => id),
    ).toEqual(['settings'])
  })
})

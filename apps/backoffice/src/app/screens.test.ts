import { backofficeMenuTexts as groups } from '@enlace/contract/backoffice/texts.ts'
import { isAt } from '@enlace/web/path.ts'
import { describe, expect, it } from 'vitest'
import { menuOf } from './menu.ts'
import { screens } from './screens.ts'

const groupOf = (label: string) => {
  const group = menuOf(screens, 'administrador', '/inicio').find((entry) => entry.label === label)
  return group && 'items' in group ? group.items.map((link) => link.label) : []
}

describe('the screens of the back office', () => {
  it('are each found at their own address before any other', () => {
    const hidden = screens.filter(
      ({ path }) => screens.find((other) => isAt(other.path, path))?.path !== path,
    )
    expect(hidden).toEqual([])
  })

  it('have their groups in the order of the work of a company', () => {
    const labels = menuOf(screens, 'administrador', '/inicio').map(({ label }) => label)
    expect(labels).toEqual(['Inicio', ...Object.values(groups)])
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
    const after = screens.flatMap(({ path, menu }) => (menu?.after ? [{ path, after: menu.after }] : []))
    expect(after.length).toBeGreaterThan(0)
    expect(after.filter((one) => paths.indexOf(one.path) !== paths.indexOf(one.after) + 1)).toEqual([])
  })
})

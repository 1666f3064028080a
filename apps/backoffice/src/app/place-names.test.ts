import { sharedNames } from '@enlace/testing/place-names.ts'
import { expect, test, vi } from 'vitest'
import { screens } from './screens.ts'

test(
  'no two places of the back office have one name in the menu or in the window’s title',
  {
    timeout: 60_000,
  },
  async () => {
    // The editor of pages looks for a window as soon as it is loaded.
    vi.stubGlobal('window', globalThis)
    const named = await Promise.all(
      screens.map(async ({ path, load, menu }) => ({
        path,
        title: (await load()).title,
        label: menu?.label,
      })),
    )
    expect(named.filter(({ title }) => title === undefined)).toEqual([])
    expect(sharedNames(named)).toEqual([])
  },
)

test('a name that two places share is found, also as the end of a tab’s title', () => {
  expect(
    sharedNames([
      { path: '/configuracion-certificados', title: 'Fechas · Certificados' },
      { path: '/certificados', label: 'certificados' },
    ]),
  ).toEqual([{ name: 'certificados', paths: ['certificados', 'configuracion-certificados'] }])
  expect(
    sharedNames([
      { path: '/a', title: 'Cargas' },
      { path: '/a/nueva', title: 'Cargas' },
    ]),
  ).toEqual([{ name: 'cargas', paths: ['/a', '/a/nueva'] }])
})

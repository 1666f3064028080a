import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Switcher } from './switcher.tsx'

/** The lines of the menu, without the mark of the chosen one. */
const optionsOf = (html: string) =>
  [...html.matchAll(/role="menuitemradio".*?<\/button>/g)].map(([line]) =>
    line.slice(line.indexOf('>') + 1).replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, ''),
  )

test('names of branches and companies longer than 70 characters are cut', () => {
  const long = 'Comercializadora y Distribuidora de Empaques Industriales del Valle del Cauca S.A.S.'
  const html = renderToStaticMarkup(
    <Switcher
      company="Andina"
      accounts={[
        { thirdId: 1, codigo: '1', nombre: long, ciudad: 'Cali' },
        { thirdId: 2, codigo: '2', nombre: 'Principal', ciudad: 'Cali' },
      ]}
      memberships={[
        {
          id: 'a',
          company: 1,
          companyName: 'Andina',
          razon_social: long,
          nit: '1',
          isCurrent: true,
          isElsewhere: false,
          isReadOnly: false,
          endsOn: null,
        },
        {
          id: 'b',
          company: 2,
          companyName: 'Caribe',
          razon_social: 'Empaques',
          nit: '2',
          isCurrent: false,
          isElsewhere: true,
          isReadOnly: false,
          endsOn: null,
        },
      ]}
      thirdId={null}
      onBranch={vi.fn<() => void>()}
      onMembership={vi.fn<() => void>()}
    />,
  )
  const options = optionsOf(html)
  expect(options).toEqual([
    'Andina · Comercializadora y Distribuidora de Empaques Industriales…',
    'Caribe · Empaques',
    'Todas las sucursales',
    'Comercializadora y Distribuidora de Empaques Industriales del Valle…',
    'Principal · Cali',
  ])
  expect(Math.max(...options.map((option) => option.length))).toBeLessThanOrEqual(70)
})

test('suppliers of one company are told apart by their own name, and where one may only look it says so', () => {
  const one = { company: 1, companyName: 'Andina', nit: '1', isElsewhere: false, endsOn: null }
  const html = renderToStaticMarkup(
    <Switcher
      company="Andina"
      accounts={[]}
      memberships={[
        { ...one, id: 'a', razon_social: 'Empaques del Valle', isCurrent: true, isReadOnly: true },
        { ...one, id: 'b', razon_social: 'Corrugados La Sabana', isCurrent: false, isReadOnly: false },
      ]}
      thirdId={null}
      onBranch={vi.fn<() => void>()}
      onMembership={vi.fn<() => void>()}
    />,
  )
  const options = optionsOf(html)
  expect(options).toEqual(['Empaques del Valle · Andina · solo consulta', 'Corrugados La Sabana · Andina'])
})

test('the button says company and branch, and there is none where nothing can be chosen', () => {
  const shown = (accounts: Parameters<typeof Switcher>[0]['accounts']) =>
    renderToStaticMarkup(
      <Switcher
        company="Andina"
        accounts={accounts}
        memberships={[]}
        thirdId={null}
        onBranch={vi.fn<() => void>()}
        onMembership={vi.fn<() => void>()}
      />,
    )
  const cali = { thirdId: 1, codigo: '1', nombre: 'Cali', ciudad: 'Cali' }
  const neiva = { thirdId: 2, codigo: '2', nombre: 'Neiva', ciudad: 'Neiva' }
  expect(shown([])).toContain('title="Andina"')
  expect(shown([cali])).toContain('title="Andina · Cali"')
  expect(shown([cali])).not.toContain('<button')
  expect(shown([cali, neiva])).toContain('title="Andina · Todas las sucursales"')
  expect(optionsOf(shown([cali, neiva]))).toEqual(['Todas las sucursales', 'Cali', 'Neiva'])
})

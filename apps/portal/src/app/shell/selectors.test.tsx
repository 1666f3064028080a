import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Selectors } from './selectors.tsx'

test('names of branches and companies longer than 70 characters are cut', () => {
  const long = 'Comercializadora y Distribuidora de Empaques Industriales del Valle del Cauca S.A.S.'
  const html = renderToStaticMarkup(
    <Selectors
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
  const options = [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, text = '']) => text)
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
    <Selectors
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
  const options = [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, text = '']) => text)
  expect(options).toEqual(['Empaques del Valle · Andina · solo consulta', 'Corrugados La Sabana · Andina'])
})

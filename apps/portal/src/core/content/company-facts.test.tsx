import type { Company } from '@enlace/contract/company/schemas.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CompanyFacts } from './company-facts.tsx'

const contactInfo: Company['contactInfo'] = {
  telefono: '6055550117',
  indicativo: '57',
  ext: '120',
  numero_tele: '3005550117',
  correo: 'compras@caribe.example',
  horario: 'Lunes a viernes',
  dir: 'KM 8 Vía Mamonal',
}

test('a company that has written nothing is still somebody, and can be reached', () => {
  const company = { nombre: 'Cementos del Caribe S.A.', nit: '908.765.432-5', contactInfo }
  const html = renderToStaticMarkup(<CompanyFacts company={company} />)
  for (const fact of [company.nombre, company.nit, '6055550117', 'KM 8 Vía Mamonal', 'Lunes a viernes'])
    expect(html).toContain(fact)
  expect(html).toContain('href="mailto:compras@caribe.example"')
})

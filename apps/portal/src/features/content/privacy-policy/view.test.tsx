import type { Company } from '@enlace/contract/company/schemas.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnpublishedPolicy } from './view.tsx'

const company: Company = {
  id: 7,
  nombre: 'Cementos del Caribe S.A.',
  nit: '908.765.432-5',
  isTrial: false,
  logo: '',
  imagen_login: '',
  favicon: '',
  page_title: '',
  welcome: '',
  footerText: '',
  contactInfo: {
    telefono: '',
    indicativo: '',
    ext: '',
    numero_tele: '',
    correo: 'datos@caribe.example',
    horario: '',
    dir: '',
  },
  colours: {
    light: { brand: '', brandText: '', brandContrast: '', brandSoft: '' },
    dark: { brand: '', brandText: '', brandContrast: '', brandSoft: '' },
  },
}

test('without a policy of the company, says who answers for the data, what the law grants, and where to ask', () => {
  const html = renderToStaticMarkup(<UnpublishedPolicy company={company} />)
  expect(html).toContain('Cementos del Caribe S.A. es la responsable de los datos personales')
  expect(html).toContain('Ley 1581 de 2012')
  expect(html).toContain('href="mailto:datos@caribe.example"')
})

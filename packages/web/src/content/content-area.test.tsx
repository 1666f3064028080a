import type { Advertisements, Contenido } from '@enlace/contract/content/schemas.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { intervalOf } from './carousel-interval.ts'
import { ContentArea } from './content-area.tsx'

const file = `company-files/${'a'.repeat(64)}/cierre`

function picture(fields: Partial<Contenido> = {}): Contenido {
  return {
    type_content: 'imagen',
    source: 'imagen',
    imagen: file,
    url: 'https://fotos.example/otra.png',
    url_redirect: '#/contact-us',
    target: '_self',
    html_code: '',
    text_imagen: 'Cierre de facturas',
    seconds_transition: 0,
    contenido_carrusel: [],
    ...fields,
  }
}

const show = (contenido: Contenido) =>
  renderToStaticMarkup(<ContentArea typeContent="imagen" contentData={contenido} />)

describe('an image', () => {
  test('is the uploaded file or another’s address, 400 px high, with its words and its link', () => {
    const uploaded = show(picture())
    expect(uploaded).toMatch(/^<a [^>]*href="#\/contact-us"><img /)
    expect(uploaded).toContain(`src="${file}"`)
    expect(uploaded).toContain('alt="Cierre de facturas"')
    expect(uploaded).toContain('height="400"')
    expect(show(picture({ source: 'urlImagen' }))).toContain('src="https://fotos.example/otra.png"')
  })

  test('opens another tab where the company wants that, says so, and gives that tab nothing of this one', () => {
    const html = show(picture({ target: '_blank', url_redirect: 'https://andina.example/' }))
    expect(html).toContain('target="_blank" rel="noopener noreferrer"')
    expect(html).toContain(pageTexts.newTab)
    expect(show(picture())).not.toContain('target=')
  })

  test('without an address to lead to is no link', () => {
    expect(show(picture({ url_redirect: '' }))).toMatch(/^<img /)
    expect(show(picture({ url_redirect: 'javascript:alert(1)' }))).toMatch(/^<img /)
  })

  test('from an address that may show none is not there', () => {
    expect(show(picture({ source: 'urlImagen', url: 'http://fotos.example/a.png' }))).toBe('')
    expect(show(picture({ imagen: '' }))).toBe('')
  })
})

describe('places of a page', () => {
  const advertisements: Pick<Advertisements, 'espacios'> = {
    espacios: {
      '1': picture({ text_imagen: 'Uno' }),
      '2': null,
      '3': picture({ text_imagen: 'Tres' }),
    },
  }

  test('show what stands in the positions that were named, in their order', () => {
    const html = (...positions: ('1' | '2' | '3')[]) =>
      renderToStaticMarkup(
        <ContentArea positions={positions} typeContent="espacios" contentData={advertisements} />,
      )
    expect(html('3', '1').match(/alt="[^"]*"/g)).toEqual(['alt="Tres"', 'alt="Uno"'])
    expect(html('2')).toBe('')
    expect(html()).toBe('')
  })

  test('without slides or HTML are empty', () => {
    const nothing = { espacios: { ...advertisements.espacios, '1': picture({ type_content: 'carrusel' }) } }
    const html = (data: Pick<Advertisements, 'espacios'>) =>
      renderToStaticMarkup(<ContentArea positions={['1']} typeContent="espacios" contentData={data} />)
    expect(html(nothing)).toBe('')
    expect(html({ espacios: { ...nothing.espacios, '1': picture({ type_content: 'html' }) } })).toBe('')
  })
})

test('a slide stays for the seconds that the company set, otherwise for half a minute', () => {
  expect([8, 0.5, 0, -1].map(intervalOf)).toEqual([8000, 500, 30_000, 30_000])
})

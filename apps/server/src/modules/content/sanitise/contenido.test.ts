import { WrittenContenido } from '@enlace/contract/content/written.ts'
import { expect, it, test } from 'vitest'
import { sanitiseContenido } from './contenido.ts'

const file = `company-files/${'a'.repeat(64)}/anuncio_1`
const written = (fields: object) =>
  WrittenContenido.parse({ type_content: 'imagen', text_imagen: 'Un aviso', ...fields })
const faultsOf = (fields: object) => sanitiseContenido(written(fields)).faults

it('takes an image of the company that leads somewhere as it was written', () => {
  const contenido = written({ imagen: file, url_redirect: '#/contact-us', target: '_blank' })
  expect(sanitiseContenido(contenido)).toEqual({
    contenido,
    faults: {},
    removed: [],
    imageHosts: [],
    frameHosts: [],
  })
})

it('names the hosts of an image by address and of everything in its HTML', () => {
  const { imageHosts, frameHosts } = sanitiseContenido(
    written({
      type_content: 'carrusel',
      contenido_carrusel: [
        {
          type_content: 'imagen',
          source: 'urlImagen',
          url: 'https://b.example.com/1.png',
          text_carrusel: 'Uno',
        },
        {
          type_content: 'html',
          html_code:
            '<img src="https://a.example.com/2.png" alt="Dos"><iframe src="https://player.vimeo.com/video/1"></iframe>',
        },
      ],
    }),
  )
  expect([imageHosts, frameHosts]).toEqual([['a.example.com', 'b.example.com'], ['player.vimeo.com']])
})

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://a.co/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https://portal@evil.example',
])('leads nowhere by %s', (url_redirect) => {
  expect(Object.keys(faultsOf({ imagen: file, url_redirect }))).toEqual(['url_redirect'])
})

test.each([
  'javascript:alert(1)',
  'http://a.example.com/1.png',
  'data:image/png;base64,AAAA',
  '//a.example.com/1.png',
  file,
])('shows no image by the address %s', (url) => {
  expect(Object.keys(faultsOf({ source: 'urlImagen', url }))).toEqual(['url'])
})

test.each(['', 'https://a.example.com/1.png', 'data:image/png;base64,AAAA', '../secret', `${file}/../x`])(
  'takes no image of the company from %s',
  (imagen) => {
    expect(Object.keys(faultsOf({ imagen }))).toEqual(['imagen'])
  },
)

it('says at each field of each slide what is missing', () => {
  expect(faultsOf({ type_content: 'carrusel' })).toEqual({
    contenido_carrusel: 'El carrusel necesita al menos una diapositiva.',
  })
  expect(faultsOf({ type_content: 'html', html_code: '<script>x()</script>' })).toEqual({
    html_code: 'Escriba el texto que se va a mostrar.',
  })
  const slides = [{ type_content: 'imagen', imagen: file }, { type_content: 'html' }]
  expect(faultsOf({ type_content: 'carrusel', contenido_carrusel: slides })).toEqual({
    'contenido_carrusel.0.text_carrusel':
      'Describa la imagen: el texto lo leen los lectores de pantalla y se muestra si la imagen no carga.',
    'contenido_carrusel.1.html_code': 'Escriba el texto que se va a mostrar.',
  })
})

it('sanitises the HTML of the whole and of each slide', () => {
  const html_code = '<p onclick="x()">Hola</p>'
  const slides = [{ type_content: 'html', html_code }]
  const { contenido, removed } = sanitiseContenido(
    written({ type_content: 'carrusel', html_code, contenido_carrusel: slides }),
  )
  expect([contenido.html_code, contenido.contenido_carrusel[0]?.html_code]).toEqual([
    '<p>Hola</p>',
    '<p>Hola</p>',
  ])
  expect(removed).toEqual(['p[onclick]'])
})

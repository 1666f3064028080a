import { expect, it } from 'vitest'
import { linkTo } from '../links.ts'
import { writeMail } from './write.ts'
import type { MailWords } from './words.ts'

const brand = {
  company: 'Compras <i>&</i> Cía.',
  colour: '#7a1f2b',
  contrast: '#ffffff',
  contact: 'CL 26 # 69-76 · 6015550142',
}
const words: MailWords = {
  subject: 'Recibimos su mensaje',
  title: 'Gracias',
  paragraphs: ['Primera línea\nsegunda línea', '<script>alert(1)</script>'],
  facts: [{ label: 'Asunto', value: '"><img src=x onerror=alert(1)>' }],
  button: { label: 'Abrir', href: 'https://portal.example.co/#/a?b=1&c="' },
  small: ['Si no lo pidió, ignórelo.'],
}

it('keeps every text a text in HTML, and typed line breaks as breaks', () => {
  const { html } = writeMail(brand, words)
  expect(html).not.toMatch(/<script|<img|<i>/)
  expect(html).toContain('Compras &lt;i&gt;&amp;&lt;/i&gt; Cía.')
  expect(html).toContain('Primera línea<br>segunda línea')
  expect(html).toContain('&lt;script&gt;')
  expect(html).toContain('href="https://portal.example.co/#/a?b=1&amp;c=&quot;"')
})

it('says the same as plain text', () => {
  const { text } = writeMail(brand, words)
  for (const part of [
    'Gracias',
    'segunda línea',
    'Asunto: ">',
    'Abrir:\nhttps://portal',
    'ignórelo',
    brand.contact,
  ]) {
    expect(text).toContain(part)
  }
})

it('says who sent it by itself, in the company’s colours', () => {
  const { html, text } = writeMail(brand, { subject: 'x', title: 'x', paragraphs: [] })
  expect(html).toContain('background:#7a1f2b')
  expect(text).toContain('desde el portal de proveedores de Compras <i>&</i> Cía.')
})

it.each([
  ['Hola\r\nBcc: espia@d.co', 'Hola Bcc: espia@d.co'],
  ['  a\u0000b\u2028c\t d  ', 'a b c d'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('keeps the subject %j on one line', (subject, line) => {
  expect(writeMail(brand, { ...words, subject }).subject).toBe(line)
})

it.each([
  ['https://portal.example.co/', [], 'https://portal.example.co/#/set-password/x'],
  ['https://portal.example.co/b2s/', [], 'https://portal.example.co/b2s/#/set-password/x'],
  ['https://portal.example.co/', ['compras.ejemplo.co'], 'https://compras.ejemplo.co/#/set-password/x'],
  ['http://localhost:4000/', ['caribe.localhost'], 'http://caribe.localhost:4000/#/set-password/x'],
  ['https://b.co/', ['a.co', 'b.co'], 'https://b.co/#/set-password/x'],
])('leads from %s with hosts %j to %s', (publicUrl, hosts, link) => {
  expect(linkTo(publicUrl, hosts, '/set-password/x')).toBe(link)
})

import { expect, test } from 'vitest'
import { frameAddress, imageAddress, linkAddress } from './addresses.ts'

test.each([
  'https://www.dian.gov.co/',
  'HTTP://example.com/a?b=c#d',
  'mailto:a@b.co',
  'tel:+576015550142',
  '#/contact-us',
  'company-files/x',
  '/portal/',
  '?q=1',
  'ñandú',
])('links to %s as it is written', (written) => {
  expect(linkAddress(` ${written} `)).toBe(written)
})

test.each([
  '',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:\\evil.example',
  'https://portal@evil.example/',
  'javascript:alert(1)',
  'java\u0000script:alert(1)',
  'java\nscript:alert(1)',
  'ftp://a.co',
  'https://',
  `https://a.co/${'x'.repeat(2000)}`,
])('links not to %j', (written) => {
  expect(linkAddress(written)).toBeUndefined()
})

test('tells the host of an image as a policy names it, and none of our own files', () => {
  expect(imageAddress('https://Bücher.Example/1.png')).toEqual({
    address: 'https://Bücher.Example/1.png',
    host: 'xn--bcher-kva.example',
  })
  const file = `company-files/${'0'.repeat(64)}/logo`
  expect(imageAddress(file)).toEqual({ address: file })
  expect(imageAddress("https://a.example;script-src'/1.png")).toBeUndefined()
  expect(imageAddress(`data:image/png;base64,${'A'.repeat(60_000)}`)).toBeUndefined()
})

test('knows a film by its player, not by its name', () => {
  expect(frameAddress('https://www.youtube.com/embed/x')).toEqual({
    address: 'https://www.youtube.com/embed/x',
    host: 'www.youtube.com',
  })
  for (const other of [
    'https://www.youtube.com/embed/',
    'https://youtube.com/embed/x',
    'https://constructor/embed/x',
  ]) {
    expect(frameAddress(other)).toBeUndefined()
  }
})

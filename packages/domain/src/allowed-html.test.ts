import { expect, test } from 'vitest'
import { allowedStyle, contentTags, mayFrame, mayLinkTo, mayShowImage, templateTags } from './allowed-html.ts'

test.each([
  'https://andina.example/catalogo',
  'http://andina.example',
  'mailto:compras@andina.example',
  'tel:+576017431122',
  '#/search-company',
  './archivo.pdf',
  '/archivo.pdf?x=1:2',
])('a link may lead to %j', (address) => {
  expect(mayLinkTo(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'java\u200Bscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://andina.example/1',
  'file:///etc/passwd',
])('no link leads to %j', (address) => {
  expect(mayLinkTo(address)).toBe(false)
})

test('an image is the portal’s own, comes over https, or stands in the text as points', () => {
  for (const address of [
    'files/1/logo.png',
    'https://andina.example/a.jpg',
    'data:image/png;base64,iVBORw0K',
  ])
    expect(mayShowImage(address)).toBe(true)
  for (const address of [
    '',
    'http://andina.example/a.jpg',
    '//andina.example/a.jpg',
    String.raw`\\andina.example\a.jpg`,
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHN2Zz4=',
    'javascript:alert(1)',
  ])
    expect(mayShowImage(address)).toBe(false)
})

test('a frame shows the player of YouTube or Vimeo, and nothing else', () => {
  for (const address of [
    'https://www.youtube.com/embed/abc?rel=0',
    'https://www.youtube-nocookie.com/embed/abc',
    'https://player.vimeo.com/video/1',
  ])
    expect(mayFrame(address)).toBe(true)
  for (const address of [
    'http://www.youtube.com/embed/abc',
    'https://www.youtube.com/redirect?q=x',
    'https://www.youtube.com.evil.example/embed/abc',
    'https://www.youtube.com@evil.example/embed/abc',
    String.raw`https://evil.example\@www.youtube.com/embed/abc`,
    '//www.youtube.com/embed/abc',
    'javascript:alert(1)',
    'constructor',
  ])
    expect(mayFrame(address)).toBe(false)
})

test('keeps the colours and measures of a marketing text', () => {
  expect(
    allowedStyle(
      'color: #0b6e4f; background: linear-gradient(90deg, #fff, rgba(0,0,0,.2)); padding: 12px 24px !important; width:100%',
    ),
  ).toBe('color:#0b6e4f;background:linear-gradient(90deg, #fff, rgba(0,0,0,.2));padding:12px 24px;width:100%')
})

test.each([
  'position:fixed',
  'z-index:9',
  'transform:scale(9)',
  'margin:-400px',
  'margin-top:-400px',
  'background:url(https://evil.example/a.png)',
  'background:u/**/rl(https://evil.example/a.png)',
  String.raw`background:\75rl(https://evil.example/a.png)`,
  'background:image-set("https://evil.example/a.png" 1x)',
  'width:expression(alert(1))',
  'color:var(--brand)',
  '--brand:red',
  'constructor:red',
  'behavior:url(a.htc)',
  'content:"x"',
])('a style leaves out %j', (style) => {
  expect(allowedStyle(`${style};color:red`)).toBe('color:red')
})

test('nothing of the lists runs, loads a document, or is named like a part of the page', () => {
  const never = ['script', 'style', 'object', 'embed', 'base', 'meta', 'link', 'svg', 'math', 'template']
  for (const tag of never) expect([...contentTags, ...templateTags]).not.toContain(tag)
})

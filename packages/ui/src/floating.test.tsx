import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { Button } from './button.tsx'
import { toast, toasts } from './core/toasts.ts'
import { LoadingOverlay } from './loading-overlay.tsx'
import { NavMenu } from './nav-menu.tsx'
import { Toasts } from './toasts.tsx'

describe('what floats above a page', () => {
  afterEach(() => {
    for (const { id } of toasts.read()) toasts.dismiss(id)
  })

  it('has a live region for the notices before there are any', () => {
    const html = renderToStaticMarkup(<Toasts label="Avisos" closeLabel="Cerrar" />)
    expect(html).toMatch(
      /<section popover="manual"[^>]*aria-label="Avisos"><div[^>]*aria-live="polite"><\/div>/,
    )
  })

  it('shows a notice with its title, its message and a button that closes it', () => {
    toast({ kind: 'error', title: 'Solicitud Proveedores', message: 'El tercero consultado no existe' })
    const html = renderToStaticMarkup(<Toasts label="Avisos" closeLabel="Cerrar" />)
    expect(html).toContain('role="alert"')
    expect(html).toContain('Solicitud Proveedores')
    expect(html).toMatch(/<button[^>]*aria-label="Cerrar"/)
  })

  it('stands at the top right of the page', () => {
    const css = readFileSync(join(import.meta.dirname, 'toasts.module.css'), 'utf8')
    expect(css).toMatch(/^\.panel \{\s*position: fixed;\s*inset: 0 0 auto auto;/)
  })

  it('says nothing of a wait that has not become long', () => {
    const html = renderToStaticMarkup(<LoadingOverlay text="Procesando la solicitud..." />)
    expect(html).toMatch(/role="status"><\/p>/)
  })

  it('covers the page only while something is written: what tells of a read lets the pointer through', () => {
    const css = readFileSync(join(import.meta.dirname, 'loading-overlay.module.css'), 'utf8')
    const [, read = ''] = /^\.line:popover-open \{([^}]*)\}/m.exec(css) ?? []
    expect(read).toContain('pointer-events: none')
    expect(read).toContain('background: none')
  })
})

describe('a busy button', () => {
  it('keeps the focus and says that it is busy', () => {
    const html = renderToStaticMarkup(<Button isBusy>Enviando</Button>)
    expect(html).toMatch(/aria-busy="true" aria-disabled="true"/)
    expect(html).not.toContain(' disabled=')
  })
})

describe('the menu', () => {
  const items = [
    {
      id: 'list',
      label: 'Consultas',
      items: [{ id: 'orders', label: 'Órdenes', href: '#/orders', isCurrent: true }],
    },
    { id: 'manual', label: 'Manual', href: 'https://example.com', isExternal: true },
  ]

  it('opens its groups without any script and names the present place', () => {
    const html = renderToStaticMarkup(<NavMenu label="Menú" items={items} externalLabel="otra pestaña" />)
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Consultas/)
    expect(html).toMatch(/href="#\/orders" aria-current="page"/)
  })

  it('keeps the place of what does not fit under one word, which is out of reach while all does', () => {
    const html = renderToStaticMarkup(
      <NavMenu label="Menú" items={items} externalLabel="otra pestaña" moreLabel="Más" />,
    )
    expect(html).toMatch(/<li inert=""[^>]*aria-hidden="true"><details[^>]*><summary[^>]*>Más/)
  })

  it('opens a foreign place in another tab, and says so', () => {
    const html = renderToStaticMarkup(<NavMenu label="Menú" items={items} externalLabel="otra pestaña" />)
    expect(html).toMatch(/target="_blank" rel="noopener noreferrer"/)
    expect(html).toContain('aria-label="otra pestaña"')
  })
})

import { readdir } from 'node:fs/promises'
import { demoBlogFolder, demoPosts } from '../blog/published.ts'
import { describe, expect, it } from 'vitest'
import { pictureFile } from '@enlace/server/modules/content/sanitise/picture-file.ts'
import { sanitiseHtml } from '@enlace/server/modules/content/sanitise/sanitise.ts'
import { readPosts } from '@enlace/server/modules/blog/read-folder.ts'

describe.each(Object.keys(demoPosts))('the demo blog of %s', (brand) => {
  it('has a day for every post that stands in its folder', async () => {
    const posts = await readPosts(demoBlogFolder(brand))
    const days = demoPosts[brand] ?? []
    expect(posts.map(({ slug }) => slug).toSorted()).toEqual(days.map(({ slug }) => slug).toSorted())
  })

  it('loses nothing by being sanitised, and asks no other host for anything', async () => {
    for (const { html } of await readPosts(demoBlogFolder(brand))) {
      const beside = html.replace(/(<img[^>]*\ssrc=")[^"]+/g, `$1company-files/${'a'.repeat(64)}/x`)
      const { removed, imageHosts, frameHosts } = sanitiseHtml(beside, 'content')
      expect([removed, imageHosts, frameHosts]).toEqual([[], [], []])
    }
  })

  it('shows pictures that are pictures, and every one that it has', async () => {
    const posts = await readPosts(demoBlogFolder(brand))
    const named = posts.flatMap(({ html, written: { portada, galeria } }) => [
      ...(portada ? [portada.archivo] : []),
      ...galeria.map(({ archivo }) => archivo),
      ...[...html.matchAll(/<img[^>]*\ssrc="([^"]+)"/g)].map(([, name = '']) => name),
    ])
    const there = (await readdir(demoBlogFolder(brand))).filter((name) => name.endsWith('.svg'))
    expect(new Set(named)).toEqual(new Set(there))
    for (const name of there) {
      const bytes = await posts[0]?.read(name)
      expect(await pictureFile(name, bytes ?? Buffer.alloc(0))).toMatchObject({ media_type: 'image/svg+xml' })
    }
  })
})
